import { feeKeepers } from '@jinpiao/contract/bills'
import { claims } from '@jinpiao/contract/claims'
import { dueOf, type FallsDue } from '@jinpiao/contract/due'
import { flowOf } from '@jinpiao/contract/flow'
import { supplierPage } from '@jinpiao/contract/permissions/data'
import { feeBillPage, paymentPage } from '@jinpiao/contract/permissions/exchange'
import { signupProductPage } from '@jinpiao/contract/permissions/finance'
import { drawQueryPage } from '@jinpiao/contract/permissions/loans'
import { accountInfoPage } from '@jinpiao/contract/permissions/redeem'
import { productOverviewPage, ukeyListPage } from '@jinpiao/contract/permissions/ukey'
import type { Post } from '@jinpiao/contract/roles'
import { MATURING_DAYS, MOST_TO_INVITE, type Todo } from '@jinpiao/contract/todos'
import { addDays, type Day, todayInShanghai } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { holidays } from '../acts/holidays.ts'
import { todayOf } from '../domain/clock.ts'
import { overdueLoansOf } from '../loans/arrears.ts'
import { accountsToProve, contractsToSign, keyToActivate } from './openSteps.ts'
import { endingQualifications } from './qualifications.ts'
import { ukeyBounds } from './ukeys.ts'

/**
 * What an enterprise owes or has to see to besides its applications and tickets: fees, payments of exchanges, instalments
 * of loans, qualifications and keys that end, suppliers that nobody has invited. Each is one count over an index of what
 * is open, e.g. two bills of 1,200.00 yuan together; what is overdue is a to-do of its own, before the rest of its kind.
 * Only those whose page the person has.
 */
export async function openDues(context: QueryContext): Promise<Todo[]> {
  const { actor } = context
  const found = dues
    .filter(({ page, posts }) => posts.includes(actor.post) && page.some((each) => actor.permissions.has(each)))
    .filter(({ isOfIssuers }) => !isOfIssuers || actor.userType === 'CORE')
  return [...(await Promise.all(found.map(({ count }) => count(context)))).flat(), ...(await keyToActivate(context))]
}

interface OpenDue {
  page: readonly string[]
  posts: readonly Post[]
  /** Whoever issues nothing has other ways to its suppliers. */
  isOfIssuers?: boolean
  count: (context: QueryContext) => Promise<Todo[]>
}

const dues: readonly OpenDue[] = [
  { page: paymentPage, posts: ['OPERATOR'], count: paymentsToMake },
  { page: drawQueryPage, posts: feeKeepers, count: loansDue },
  { page: feeBillPage, posts: feeKeepers, count: billsToPay },
  { page: signupProductPage, posts: feeKeepers, count: qualificationsEnd },
  { page: supplierPage, posts: ['OPERATOR'], isOfIssuers: true, count: suppliersToInvite },
  { page: ukeyListPage, posts: ['DIRECTOR'], count: keysThatEnd },
  { page: productOverviewPage, posts: flowOf('PRODUCT_OPEN').submitters, count: contractsToSign },
  { page: accountInfoPage, posts: claims.REMITTANCE.claimants, count: accountsToProve },
]

const counted = sql<number>`cast(count(*) as integer)`.as('count')
const summed = (column: string) => sql<bigint>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`.as('sumFen')

interface Found {
  count: number
  sumFen: bigint | null
  /** The first day on which one of them falls due; null: there is none. */
  first: FallsDue | null
}

/** When a ticket falls due: it is paid in time until its pay day, which is a working day. */
export const ticketDue = (
  { promisedDate, payableDate }: { promisedDate: string; payableDate: string },
  state: string,
) => ({
  day: promisedDate,
  lastDay: payableDate,
  state,
})

/** A to-do of what stands alike; overdue is all of it or nothing of it. */
export function dueTodo(kind: Todo['kind'], { count, sumFen, first }: Found, today: Day): Todo {
  const todo: Todo = { kind, count, amount: sumFen === null ? null : fenToDecimal(sumFen), oldestAt: null }
  if (first === null) return todo
  const { is, days, from } = dueOf(first, today)
  return { ...todo, due: is, firstDay: first.day, lastDay: from, ...(is === 'OVERDUE' && { overdueDays: days }) }
}

const byDay = (day: string | null): FallsDue | null => (day === null ? null : { day })
/** Before today, and from today on. */
const sides = ['<', '>='] as const

async function billsToPay({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const today = todayOf(clock)
  return Promise.all(
    sides.map(async (side) => {
      const found = await read
        .selectFrom('fee_bill')
        .select([counted, summed('amountFen')])
        .select(({ fn }) => fn.min('deadline').as('first'))
        .where('fkCorp', '=', actor.fkCorp)
        .where('state', '=', 'UNPAID')
        .where('deadline', side, today)
        .executeTakeFirstOrThrow()
      return dueTodo('BILLS_TO_PAY', { ...found, first: byDay(found.first) }, today)
    }),
  )
}

async function paymentsToMake({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const today = todayOf(clock)
  return Promise.all(
    sides.map(async (side) => {
      const found = await read
        .selectFrom('payment')
        .select([counted, summed('amountFen')])
        .select(({ fn }) => fn.min('deadline').as('first'))
        .where('fkCorp', '=', actor.fkCorp)
        .where('state', '=', 'UNPAID')
        .where('deadline', side, today)
        .executeTakeFirstOrThrow()
      return dueTodo('PAYMENTS_TO_MAKE', { ...found, first: byDay(found.first) }, today)
    }),
  )
}

/** Loans with arrears, with what they owe today; then the next instalment of the others, as far as it is near or due: the bank collects it on its day. */
async function loansDue({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const today = todayOf(clock)
  const late = await overdueLoansOf(read, actor.fkCorp, today)
  const near = await read
    .selectFrom('loan_draw')
    .select([counted, summed('nextDueFen')])
    .select(({ fn }) => fn.min('nextDue').as('first'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'ACTIVE')
    .where('nextDue', '<=', addDays(today, MATURING_DAYS))
    .executeTakeFirstOrThrow()
  const { first: day } = near
  // The nightly job alone says that one is overdue, as of tickets.
  const first =
    day === null
      ? null
      : { day, lastDay: nextWorkingDay(day, await holidays(read)), ...(day <= today && { state: 'DUE' }) }
  return [dueTodo('LOANS_DUE', late, today), dueTodo('LOANS_DUE', { ...near, first }, today)]
}

/** Qualifications that have ended and were not extended, and those that end soon. */
async function qualificationsEnd({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const today = todayOf(clock)
  const ending = await endingQualifications(read, actor.fkCorp, today)
  return [true, false].map((isOver) => {
    const some = ending.filter(({ validTo }) => validTo < today === isOver)
    const [day = null] = some.map(({ validTo }) => validTo).toSorted()
    return dueTodo('QUALIFICATIONS_END', { count: some.length, sumFen: null, first: byDay(day) }, today)
  })
}

async function suppliersToInvite({ read, actor }: QueryContext): Promise<Todo[]> {
  const some = read
    .selectFrom('supplier')
    .select(sql.lit(1).as('one'))
    .where('fkCorp', '=', actor.fkCorp)
    .where(sql.ref('shownState'), '=', 'ADDED')
    .limit(MOST_TO_INVITE)
  const { count } = await read.selectFrom(some.as('some')).select(counted).executeTakeFirstOrThrow()
  return [{ kind: 'SUPPLIERS_TO_INVITE', count, amount: null, oldestAt: null }]
}

/** Certificates of the enterprise that end soon: a director applies for the next ones. */
async function keysThatEnd({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  const { now, soon } = ukeyBounds(clock.now())
  const { count, first } = await read
    .selectFrom('ukey')
    .select(counted)
    .select(({ fn }) => fn.min('expiresAt').as('first'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'ACTIVE')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<', soon)
    .executeTakeFirstOrThrow()
  const day = first === null ? null : todayInShanghai(Date.parse(first))
  return [dueTodo('KEYS_END', { count, sumFen: null, first: byDay(day) }, todayOf(clock))]
}
