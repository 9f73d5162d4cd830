import { feeKeepers } from '@jinpiao/contract/bills'
import { confirmTypeOf } from '@jinpiao/contract/confirmFlow'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { feeBillPage, paymentPage } from '@jinpiao/contract/permissions/exchange'
import type { Post } from '@jinpiao/contract/roles'
import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { instantOf } from '../domain/clock.ts'
import { isForPost } from '../domain/keyPosts.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** One act of a person: the posts that may do it, one of the pages where it is done, and whether it is signed. */
interface Act {
  posts: readonly Post[]
  pages: readonly string[]
  signs: boolean
}

/** Something that an enterprise has, and what is done with it next; each act of an application by another person. */
interface Held {
  fkCorp: string
  what: string
  acts: readonly Act[]
}

/** From the form of a type to its last decision inside the enterprise. */
const actsOf = (type: BusinessType, finalReview = 1): Act[] => {
  const { submitters, submitPages, unsigned, steps } = flowOf(type)
  return [
    // What another's application brings about nobody submits.
    ...(submitters.length === 0 ? [] : [{ posts: submitters, pages: submitPages, signs: unsigned !== true }]),
    ...steps
      .filter(isDecision)
      .flatMap(({ actors, pages, maySkip }) =>
        maySkip === 'finalReview' && finalReview === 0 ? [] : [{ posts: actors, pages, signs: true }],
      ),
  ]
}

/** Everything that anybody of the demonstration has, but for institutions: they answer from outside. */
async function holdings(read: Reader): Promise<Held[]> {
  const corps = await read.selectFrom('corp').select(['pkCorp', 'userType', 'finalReview']).execute()
  const here = new Map(corps.filter(({ userType }) => userType !== 'FUNDER').map((corp) => [corp.pkCorp, corp]))
  const held = (fkCorp: string, what: string, ...types: readonly BusinessType[]): Held[] =>
    types.map((type) => ({
      fkCorp,
      what: `${what}: ${type}`,
      acts: actsOf(type, here.get(fkCorp)?.finalReview),
    }))
  const limits = await read.selectFrom('credit_limit').selectAll().where('state', '=', 'ACTIVE').execute()
  const tickets = await read.selectFrom('ticket').select(['fkIssuer', 'fkHolder', 'state']).execute()
  const open = ['DRAFT', 'RETURNED', 'PENDING_DIRECTOR', 'PENDING_FINAL'] as const
  const applications = await read
    .selectFrom('application')
    .select(['fkCorp', 'businessType', 'state'])
    .where('state', 'in', [...open])
    .execute()
  const asked = await read
    .selectFrom('confirmation')
    .select(['fkCorp', 'kind'])
    .where('state', '=', 'PENDING')
    .execute()
  const loans = await read.selectFrom('loan_draw').select('fkCorp').where('state', '!=', 'SETTLED').execute()
  const lines = await read.selectFrom('loan_agreement').select('fkCorp').where('state', '=', 'ACTIVE').execute()
  const bills = await read.selectFrom('fee_bill').select('fkCorp').where('state', '=', 'UNPAID').execute()
  const payments = await read.selectFrom('payment').select('fkCorp').where('state', '=', 'UNPAID').execute()
  const keeps = { posts: feeKeepers, signs: false }
  const all: Held[] = [
    ...limits.flatMap(({ fkCorp }) => held(fkCorp, 'a limit', 'ISSUE')),
    ...limits.flatMap(({ fkCorp, allocatedFen }) => (allocatedFen > 0n ? held(fkCorp, 'a limit', 'LIMIT_ALLOC') : [])),
    ...tickets.flatMap(({ fkIssuer, fkHolder, state }) => {
      if (state === 'PENDING_ACCEPT')
        return [...held(fkIssuer, 'a ticket issued', 'ISSUE_CANCEL'), ...held(fkHolder, 'a ticket offered', 'ACCEPT')]
      if (state === 'DUE' || state === 'OVERDUE') return held(fkIssuer, 'a ticket to pay', 'REDEEM')
      if (state !== 'HELD') return []
      return [...held(fkIssuer, 'a ticket to pay', 'REDEEM'), ...held(fkHolder, 'a ticket held', 'TRANSFER', 'FINANCE')]
    }),
    ...applications.flatMap(({ fkCorp, businessType, state }) => held(fkCorp, state, businessType as BusinessType)),
    ...asked.flatMap(({ fkCorp, kind }) => held(fkCorp, 'a confirmation', confirmTypeOf(kind as ConfirmKind))),
    ...loans.flatMap(({ fkCorp }) => held(fkCorp, 'a loan', 'LOAN_REPAY')),
    ...lines.flatMap(({ fkCorp }) => held(fkCorp, 'a credit line', 'LOAN_DRAW')),
    ...bills.map(({ fkCorp }) => ({ fkCorp, what: 'a bill', acts: [{ ...keeps, pages: feeBillPage }] })),
    ...payments.map(({ fkCorp }) => ({ fkCorp, what: 'an order to pay', acts: [{ ...keeps, pages: paymentPage }] })),
  ]
  const once = new Map(all.map((each) => [`${each.fkCorp} ${each.what}`, each]))
  return [...once.values()].filter(({ fkCorp }) => here.has(fkCorp))
}

/** Whether each of these acts has a person of its own (I11). */
function canAct([first, ...others]: readonly Act[], staff: readonly Actor[], may: (actor: Actor, act: Act) => boolean) {
  if (first === undefined) return true
  return staff.some(
    (actor): boolean =>
      may(actor, first) &&
      canAct(
        others,
        staff.filter(({ personId }) => personId !== actor.personId),
        may,
      ),
  )
}

test('whoever holds something in the demonstration has the people to act on it, with keys, each act another', async () => {
  const { read } = t.services.database
  const now = instantOf(t.services.clock)
  const keys = await read
    .selectFrom('ukey')
    .selectAll()
    .where('state', '=', 'ACTIVE')
    .where('expiresAt', '>', now)
    .execute()
  const may = ({ userId, post, permissions }: Actor, { posts, pages, signs }: Act) =>
    posts.includes(post) &&
    pages.some((page) => permissions.has(page)) &&
    (!signs || keys.some((key) => key.userId === userId && isForPost(key.post, post)))
  const staff = new Map(
    (await staffOf(read)).flatMap((people) => (people[0] ? [[people[0].fkCorp, people] as const] : [])),
  )
  const found = await holdings(read)
  const names = new Map(
    (await read.selectFrom('corp').selectAll().execute()).map((corp) => [corp.pkCorp, corp.corpName]),
  )
  const missing = found.filter(({ fkCorp, acts }) => !canAct(acts, staff.get(fkCorp) ?? [], may))
  expect(missing.map(({ fkCorp, what }) => `${names.get(fkCorp)}: ${what}`)).toEqual([])
  // The demonstration has some of everything.
  expect(new Set(found.map(({ what }) => what.split(': ')[0]))).toEqual(
    new Set([
      'DRAFT',
      'PENDING_DIRECTOR',
      'PENDING_FINAL',
      'RETURNED',
      'a bill',
      'a confirmation',
      'a credit line',
      'a limit',
      'a loan',
      'a ticket held',
      'a ticket issued',
      'a ticket offered',
      'a ticket to pay',
      'an order to pay',
    ]),
  )
})
