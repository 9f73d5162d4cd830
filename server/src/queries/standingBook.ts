import { dueClasses, dueOf } from '@jinpiao/contract/due'
import { type BookLine, listBook } from '@jinpiao/contract/standingBook'
import type { BookState } from '@jinpiao/contract/states/redeem'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { CIRCULATING, PARTS } from '../domain/tallies.ts'
import { type Asked, hidden } from './conditions.ts'
import { partiesNamed } from './credits.ts'
import { type Listing, listing } from './listing/page.ts'
import { promisesOf } from './promises.ts'
import type { ListQuery } from './source.ts'
import { readTally, totalOf } from './tallies.ts'

/** What came to nothing as a whole. */
const ENDED = ['REFUSED', 'LAPSED', 'CANCELLED'] as const

/** Keys of the tickets of which a part is in one of these states and its day has come: along the index of states. */
const withParts = ({ actor, clock }: QueryContext, states: readonly string[], and = sql``) =>
  sql`(select ${sql.ref('rootCredit')} from ticket where ${sql.ref('fkIssuer')} = ${actor.fkCorp}
    and state in (${sql.join(states)}) and ${sql.ref('promisedDate')} <= ${todayOf(clock)}${and})`

/** Of what is due the few keys: the most urgent part of a ticket speaks for all. */
function dueKeys(context: QueryContext, box: unknown) {
  const overdue = withParts(context, ['OVERDUE'])
  if (box === 'OVERDUE') return overdue
  const others = CIRCULATING.filter((state) => state !== 'OVERDUE')
  return box === 'DUE' ? withParts(context, others, sql` and ${sql.ref('rootCredit')} not in ${overdue}`) : undefined
}

/** What is not due yet stands together along the order of the days: the day of the whole is that of its parts. */
function notDue({ box }: ListQuery, { clock }: QueryContext): Asked[] {
  const ahead = sql<SqlBool>`${sql.ref('promisedDate')} > ${todayOf(clock)}`
  return box === 'NOT_DUE'
    ? [{ anyOf: [ahead], isIndexed: true, columns: ['promisedDate'], bounds: 'promisedDate' }]
    : []
}
const isOpen = hidden(sql`state not in (${sql.join([...ENDED])})`)

/** Tickets that the caller's enterprise has issued, each with the sum of its parts, the newest first. */
const book = listing<BookLine>(listBook, {
  table: 'ticket',
  key: 'pkCredit',
  tenant: 'fkIssuer',
  within: (_, { box }) => [sql`${sql.ref('parentCredit')} is null`, ...(box === 'NOT_DUE' ? [isOpen] : [])],
  columns: { creditNo: 'creditNo', amount: 'amountFen', issueDate: 'issueDate', promisedDate: 'promisedDate' },
  numbers: { creditNo: { letters: 'JP', tail: 'noTail' } },
  names: {
    supplierName: {
      column: 'fkFirst',
      find: (context, text, query) => partiesNamed(context, text, { ...query, scope: 'ISSUED' }),
    },
  },
  sums: { amount: 'amountFen' },
  limitedToKeys: (context, { box }) => dueKeys(context, box),
  where: notDue,
  hasOneOrder: ({ box }) => box === 'NOT_DUE',
  order: ({ box }) => (box === 'ALL' || box === undefined ? ['issueDate', 'desc'] : ['promisedDate', 'asc']),
  // What is redeemed and what is not is kept for the whole book alone: for some of its lines trees would be added up.
  async states({ read, actor }) {
    const [issued, parts] = await Promise.all([
      readTally(read, actor.fkCorp, 'issued.day'),
      readTally(read, actor.fkCorp, 'issued.state'),
    ])
    const { count, amountFen } = totalOf(issued)
    const redeemed = totalOf(parts, (state) => state === 'REDEEMED')
    const outstanding = totalOf(parts, (state) => CIRCULATING.includes(state))
    return {
      count,
      sums: { amount: amountFen, redeemedAmount: redeemed.amountFen, outstandingAmount: outstanding.amountFen },
      states: undefined,
    }
  },
  async load({ read, clock }, keys) {
    const [roots, leaves] = await Promise.all([readRoots(read, keys), readLeaves(read, keys)])
    const today = todayOf(clock)
    return roots.map((root) => {
      const own = leaves.filter(({ rootCredit }) => rootCredit === root.pkCredit)
      const state = stateOf(own)
      return {
        pkCredit: root.pkCredit,
        creditNo: root.creditNo,
        supplierName: root.supplierName,
        issueDate: root.issueDate,
        promisedDate: root.promisedDate,
        amount: fenToDecimal(root.amountFen),
        redeemedAmount: fenToDecimal(sumOf(own, ({ state: each }) => each === 'REDEEMED')),
        outstandingAmount: fenToDecimal(sumOf(own, ({ state: each }) => CIRCULATING.includes(each))),
        leafCount: own.reduce((sum, { count }) => sum + count, 0),
        levelCount: Math.max(0, ...own.map(({ depth }) => depth)) + 1,
        state,
        payableDate: root.payableDate,
        overdueDays: state === 'OVERDUE' ? overdueDaysOf(root, today) : null,
      }
    })
  },
  keyOf: ({ pkCredit }) => pkCredit,
})

/** The same; a whole view says besides how much of it is still to be paid, which is kept. */
export const standingBook: Listing<BookLine> = {
  ...book,
  async page(context, query) {
    const { sum, ...answer } = await book.page(context, query)
    const box = dueClasses.find((each) => each === query['box'])
    if (box === undefined || isFiltered(query)) return { ...answer, sum }
    const { amountFen } = (await promisesOf(context))[box]
    // Nothing of it came to nothing: what is not outstanding is redeemed.
    const redeemed = sum['amount'] && { redeemedAmount: fenToDecimal(decimalToFen(sum['amount']) - amountFen) }
    return { ...answer, sum: { ...sum, ...redeemed, outstandingAmount: fenToDecimal(amountFen) } }
  },
}

const unfiltering: readonly string[] = ['page', 'pageSize', 'sort', 'cursor', 'onward', 'box']
const isFiltered = (query: ListQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !unfiltering.includes(name))

/** Every part of a ticket is payable on its day. */
const overdueDaysOf = ({ promisedDate, payableDate }: { promisedDate: Day; payableDate: Day }, today: Day): number =>
  dueOf({ day: promisedDate, lastDay: payableDate, state: 'OVERDUE' }, today).days

const readRoots = (read: Reader, keys: readonly string[]) =>
  read
    .selectFrom('ticket as t')
    .innerJoin('corp as f', 'f.pkCorp', 't.fkFirst')
    .select(['t.pkCredit', 't.creditNo', 't.issueDate', 't.promisedDate', 't.payableDate', 't.amountFen'])
    .select('f.corpName as supplierName')
    .where('t.pkCredit', 'in', [...keys])
    .execute()

type Leaves = Awaited<ReturnType<typeof readLeaves>>[number]

/** The parts of some trees, added up by state; of a ticket that came to nothing as a whole itself. */
const readLeaves = (read: Reader, keys: readonly string[]) =>
  read
    .selectFrom('ticket')
    .select(['rootCredit', 'state'])
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<bigint>`cast(sum(${sql.ref('amountFen')}) as bigint)`.as('amountFen'))
    .select(sql<number>`cast(max(depth) as integer)`.as('depth'))
    .where('rootCredit', 'in', [...keys])
    .where(({ eb, or, and }) =>
      or([eb('state', 'in', [...PARTS]), and([eb('parentCredit', 'is', null), eb('state', 'in', [...ENDED])])]),
    )
    .groupBy(['rootCredit', 'state'])
    .execute()

const sumOf = (leaves: readonly Leaves[], isCounted: (leaf: Leaves) => boolean): bigint =>
  leaves.filter(isCounted).reduce((sum, { amountFen }) => sum + amountFen, 0n)

/** What is overdue speaks for all, then what is due, then what circulates; else all is redeemed, or nothing came of it. */
function stateOf(leaves: readonly Leaves[]): BookState {
  const has = (isMeant: (state: string) => boolean) => leaves.some(({ state }) => isMeant(state))
  if (has((state) => state === 'OVERDUE')) return 'OVERDUE'
  if (has((state) => state === 'DUE')) return 'DUE'
  const circulates = leaves.filter(({ state }) => CIRCULATING.includes(state))
  // Nobody has accepted the whole yet; a part that waits for its recipient has been passed on, and circulates.
  if (circulates.length > 0 && circulates.every(({ state, depth }) => state === 'PENDING_ACCEPT' && depth === 0))
    return 'PENDING_ACCEPT'
  if (circulates.length > 0) return 'CIRCULATING'
  return has((state) => state === 'REDEEMED') ? 'REDEEMED' : 'ENDED'
}
