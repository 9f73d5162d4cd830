import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { limitUse, limitUseName, limitUseText } from '@jinpiao/contract/limitUse'
import { pricedTypes } from '@jinpiao/contract/priceTerms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses, forms } from '../business/all.ts'
import { formOf } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { checkForms } from './check.ts'

/** Types with a price that bring neither money nor a bill, so that nobody can think a limit is used for them. */
const bringsNothing: readonly BusinessType[] = ['LOAN_REPAY', 'UKEY_APPLY', 'UKEY_CHANGE']

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

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
    for (const { name, text } of prices) expect(original).toContain(`${name} ${text}`)
  },
)
