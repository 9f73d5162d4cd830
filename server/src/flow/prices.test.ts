import type { DataOf, Endpoint } from '@jinpiao/contract/endpoint'
import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { listFunderProducts, type ProductKind } from '@jinpiao/contract/funderProducts'
import { limitUse, limitUseName, limitUseText } from '@jinpiao/contract/limitUse'
import { listRepayLoans } from '@jinpiao/contract/loanRepay'
import {
  exchangePrice,
  financePrice,
  loanPrice,
  type PriceLine,
  type PriceTerm,
  pricedTypes,
  pricesIn,
  ratesOf,
  ukeyPrice,
} from '@jinpiao/contract/priceTerms'
import { getAgreement } from '@jinpiao/contract/selfLoan'
import { UKEY_FEE } from '@jinpiao/contract/ukeyApply'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../acts/context.ts'
import { businesses, forms } from '../business/all.ts'
import { answering, type Input } from '../testing/figures/ask.ts'
import { formOf } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { checkForms } from './check.ts'

/** Types with a price that bring neither money nor a bill, so that nobody can think a limit is used for them. */
const bringsNothing: readonly BusinessType[] = ['LOAN_REPAY', 'UKEY_APPLY', 'UKEY_CHANGE']

type Ask = <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<DataOf<E>>
/** What of a form its price depends on. */
interface Chosen {
  pkProduct?: string
  fkProduct?: string
  pkDraw?: string
  method: RepayMethod
}
type OnForm = (ask: Ask, payload: Chosen) => Promise<readonly PriceLine[]>
const chosen =
  (
    kind: ProductKind,
    price: (rates: ReturnType<typeof ratesOf>, payload: { method: RepayMethod }) => readonly PriceTerm[],
  ): OnForm =>
  async (ask, payload) => {
    const offers = await ask(listFunderProducts, { query: { kind } })
    const offer = offers.find(({ pkProduct }) => pkProduct === (payload.pkProduct ?? payload.fkProduct))
    return offer ? pricesIn(price(ratesOf(offer), payload), 'zh-CN') : []
  }
const loanOf = (kind: ProductKind) => chosen(kind, (rates, { method }) => loanPrice({ ...rates, method }))
const ukey: OnForm = async () => pricesIn(ukeyPrice(UKEY_FEE), 'zh-CN')

/** What each form says of the price, of the same answers: `portal/src/business/pricePlaces.test.ts` has where it stands. */
const onForm: Record<(typeof pricedTypes)[number], OnForm> = {
  FINANCE: chosen('FINANCE', financePrice),
  EXCHANGE: chosen('EXCHANGE', exchangePrice),
  SELF_LOAN_APPLY: loanOf('SELF_LOAN'),
  CHAIN_CREDIT: loanOf('CHAIN_CREDIT'),
  CREDIT_FUND: loanOf('CREDIT_FUND'),
  PUR_FINANCE: loanOf('PUR_FINANCE'),
  LOAN_DRAW: async (ask) => (await ask(getAgreement))?.prices ?? [],
  LOAN_REPAY: async (ask, { pkDraw }) =>
    (await ask(listRepayLoans)).loans.find((each) => each.pkDraw === pkDraw)?.prices ?? [],
  UKEY_APPLY: ukey,
  UKEY_CHANGE: ukey,
}

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())
const askOf = (actor: Actor): Ask => {
  const server = answering(t.database, world.clock)
  return (endpoint, input) => server.answer(endpoint, actor, input)
}

test('what costs something says so, and nothing else does', () => {
  const priced = businessTypes.filter((type) => businesses[type]?.prices !== undefined)
  expect(priced.toSorted()).toEqual([...pricedTypes].toSorted())
})

test('nothing that has a price moves the limit of a core company: what is said of it is so', () => {
  expect(pricedTypes.filter((type) => limitUse[type as BusinessType] !== undefined)).toEqual([])
})

test.each([...pricedTypes])(
  '%s: one price on the check page, before who decides, and in the signed text',
  async (type) => {
    const type_: BusinessType = type
    const [first] = flowOf(type_).steps
    const pkApply = await reach(world, type_, first?.state ?? 'DONE')
    const application = await t.database.read
      .selectFrom('application')
      .selectAll()
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    const who = Object.values(world.people).find(
      ({ fkCorp, personId }) => fkCorp === application.fkCorp && personId === application.submittedBy,
    )
    const business = forms.find((each) => each.type === type)
    if (who === undefined || business === undefined) throw new Error(`${type} has no form`)
    const context = reading(world, who)
    const { prices } = (await formOf(type_).get(context, { pkApply })) as { prices: { name: string; text: string }[] }
    expect(prices.length).toBeGreaterThan(0)
    if (!bringsNothing.includes(type))
      expect(prices, 'what it does to the limit of a core company').toContainEqual({
        name: limitUseName[0],
        text: limitUseText(type)[0],
      })
    const line = business.read(application.payload)
    expect((await checkForms(business, context, { lines: [{ line, pkApply }] })).prices).toEqual(prices)
    // The form, as soon as a product is chosen, says nothing else; what it does not know yet is the method that is chosen below.
    const shown = await onForm[type](askOf(context.actor), line as Chosen)
    expect(shown.length).toBeGreaterThan(0)
    for (const price of shown) expect(prices, 'as on the form').toContainEqual(price)
    expect(prices.length - shown.length).toBeLessThanOrEqual(1)
    const english = (await formOf(type_).get({ ...context, language: 'en-US' }, { pkApply })) as {
      prices: typeof prices
    }
    expect(english.prices).toHaveLength(prices.length)
    for (const { text } of english.prices) expect(text).not.toMatch(/\p{Script=Han}/u)
    if (flowOf(type_).unsigned) return
    expect(first && isDecision(first)).toBe(true)
    const { original } = await t.database.read
      .selectFrom('signature')
      .select('original')
      .where('original', 'like', `%${application.applyNo}%`)
      .executeTakeFirstOrThrow()
    for (const { name, text } of prices) expect(original.split(`${name} ${text}`), 'said once').toHaveLength(2)
  },
)
