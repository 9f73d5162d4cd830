import { listAccounts } from '@jinpiao/contract/accountChange'
import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import type { DueClass } from '@jinpiao/contract/due'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { listLimits } from '@jinpiao/contract/limits'
import { getOverview, ladderSteps } from '@jinpiao/contract/overview'
import { getRedeemFigures, listDueTickets } from '@jinpiao/contract/redeem'
import { listBook } from '@jinpiao/contract/standingBook'
import type { TicketState } from '@jinpiao/contract/status'
import { ticketRefusal } from '@jinpiao/contract/ticketRules'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { dueBoxOf, waysToPay } from '@jinpiao/contract/waysToPay'
import { addDays, type Day, weekday } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { addsUp } from '../../domain/tallies.ts'
import { type Entry, entry, fenOf, figure, figures, minus, type Seen, type Stands, sumOfRows, total } from './entry.ts'

type AnySeen = Pick<Seen<Endpoint>, 'ask' | 'actor' | 'today' | 'read'>

const isCore = ({ actor }: AnySeen): boolean => actor.userType === 'CORE'
/** Tickets that the enterprise holds, in these states, as their list has them. */
const held = ({ ask }: AnySeen, ...state: TicketState[]) => ask.rows(listCredits, { scope: 'HELD', state })
/** Those of its own side: what an issuer sees of its own, what a holder holds. */
const own = (seen: AnySeen, ...state: TicketState[]) =>
  seen.ask.rows(listCredits, { scope: isCore(seen) ? 'ISSUED' : 'HELD', state })
const isFree = ({ lockedBy }: Pick<Ticket, 'lockedBy'>): boolean => lockedBy === null

interface RawTicket {
  pkCredit: string
  state: string
  amount: string
  promisedDate: string
  issueDate: string
  parentCredit: string | null
  fkFirst: string | null
  month: string
  isReceived: boolean
}

/** Every ticket of one side: what an issuer learns only as a sum (I26) no list of its own has. */
async function rawTickets({ read, actor }: AnySeen, side: 'fkIssuer' | 'fkHolder'): Promise<RawTicket[]> {
  const rows = await read.selectFrom('ticket').selectAll().where(side, '=', actor.fkCorp).execute()
  return rows.map((row) => ({
    pkCredit: row.pkCredit,
    state: row.state,
    amount: fenToDecimal(row.amountFen),
    promisedDate: row.promisedDate,
    issueDate: row.issueDate,
    parentCredit: row.parentCredit,
    fkFirst: row.fkFirst,
    month: row.createdAt.slice(0, 7),
    // A part that was kept when the rest was passed on, or came back, came from nobody.
    isReceived:
      row.fkSender !== row.fkHolder &&
      !(row.parentCredit !== null && row.acceptedAt === null && /^(HELD|DUE|OVERDUE|SPENT|REDEEMED)$/.test(row.state)),
  }))
}

const promised = ({ state }: RawTicket): boolean => /^(PENDING_ACCEPT|HELD|DUE|OVERDUE)$/.test(state)
const notDue = ({ state }: RawTicket): boolean => state === 'PENDING_ACCEPT' || state === 'HELD'
const classOf = ({ state, promisedDate }: RawTicket, today: Day): DueClass =>
  state === 'OVERDUE' ? 'OVERDUE' : promisedDate <= today ? 'DUE' : 'NOT_DUE'
/** Of an issuer all that it has promised, of a holder what it holds. */
const ahead = async (seen: AnySeen) =>
  isCore(seen) ? (await rawTickets(seen, 'fkIssuer')).filter(notDue) : held(seen, 'HELD')

/** What an issuer sees in its list, without what waits for an answer, is less than what circulates: the rest was passed on. */
async function circulating(seen: AnySeen): Promise<{ count: number; amount: string }> {
  if (!isCore(seen)) return { count: 0, amount: '0.00' }
  const book = await seen.ask.rows(listBook)
  const outstanding = total(book.map(({ outstandingAmount }) => outstandingAmount))
  const others = await own(seen, 'PENDING_ACCEPT', 'DUE', 'OVERDUE')
  const all = (await rawTickets(seen, 'fkIssuer')).filter(promised)
  return { count: all.length - others.length, amount: minus(outstanding, sumOfRows(others)) }
}

/** Each way to pay what stops an issuer: its list; what no applicant has is none of them. */
const suspendedBy = Object.assign(
  {},
  ...waysToPay.map((way) => {
    const rows = async ({ ask, data }: Seen<typeof getHomeFigures>) =>
      data.suspendedBy === null ? undefined : ask.rows(listDueTickets, { box: dueBoxOf[way], state: ['OVERDUE'] })
    return {
      [`suspendedBy.${way}.count`]: async (seen: Seen<typeof getHomeFigures>) => (await rows(seen))?.length ?? [],
      [`suspendedBy.${way}.amount`]: async (seen: Seen<typeof getHomeFigures>) => {
        const found = await rows(seen)
        return found === undefined ? [] : sumOfRows(found)
      },
    }
  }),
) as Record<string, Stands<typeof getHomeFigures>>

const home: Entry = entry(getHomeFigures, {
  ...figure('issuedThisMonth', async (seen) => {
    if (!isCore(seen)) return (await received(seen)).filter(({ month }) => month === seen.today.slice(0, 7))
    return seen.ask.rows(listBook, { issueFrom: `${seen.today.slice(0, 7)}-01`, issueTo: seen.today })
  }),
  ...figure('pendingAccept', (seen) =>
    isCore(seen) ? own(seen, 'PENDING_ACCEPT') : seen.ask.rows(listCredits, { scope: 'IN' }),
  ),
  ...suspendedBy,
  ...figure('pendingAccept.busy', async (seen) => {
    const rows = isCore(seen) ? own(seen, 'PENDING_ACCEPT') : seen.ask.rows(listCredits, { scope: 'IN' })
    return locked(seen, await rows)
  }),
  ...figure('finalApprovedToday', (seen) => issuedToday(seen)),
  'finalApprovedToday.largest': async (seen) =>
    fenToDecimal(
      (await issuedToday(seen)).reduce((most, { amount }) => (fenOf(amount) > most ? fenOf(amount) : most), 0n),
    ),
  'circulating.count': async (seen) => (await circulating(seen)).count,
  'circulating.amount': async (seen) => (await circulating(seen)).amount,
  'passedOn.count': async (seen) =>
    isCore(seen) ? (await circulating(seen)).count - (await own(seen, 'HELD')).length : 0,
  'passedOn.amount': async (seen) =>
    isCore(seen) ? minus((await circulating(seen)).amount, sumOfRows(await own(seen, 'HELD'))) : '0.00',
  ...figure('held', (seen) => (isCore(seen) ? [] : held(seen, 'HELD', 'DUE', 'OVERDUE'))),
  ...figure('available', async (seen) => (isCore(seen) ? [] : (await held(seen, 'HELD')).filter(isFree))),
  ...figure('busy', async (seen) => (isCore(seen) ? [] : (await held(seen, 'HELD')).filter((row) => !isFree(row)))),
  ...figure('due', (seen) => own(seen, 'DUE')),
  ...figure('overdue', (seen) => own(seen, 'OVERDUE')),
  ...figure('due.busy', (seen) => inBatch(seen, 'DUE')),
  ...figure('overdue.busy', (seen) => inBatch(seen, 'OVERDUE')),
  ...figure('received', (seen) =>
    isCore(seen) ? [] : booked(seen, { kind: 'REDEEM', asset: 'MONEY', direction: 'IN' }),
  ),
  ...figure('financed', (seen) =>
    isCore(seen) ? [] : booked(seen, { kind: 'FINANCE', asset: 'TICKET', direction: 'OUT' }),
  ),
  ...figure('dueSoon', async (seen) => (isCore(seen) ? soonToPay(seen) : [])),
  ...figure('financeable', async (seen) => {
    if (isCore(seen)) return []
    const rows = await held(seen, 'HELD')
    return rows.filter((row) => ticketRefusal('FINANCE', { ...row, isLocked: !isFree(row) }, seen.today) === undefined)
  }),
  'promises[].count': async (seen) => {
    const rows = (await rawTickets(seen, 'fkIssuer')).filter(promised)
    return seen.data.promises.map(
      ({ is, day }) =>
        rows.filter((row) => classOf(row, seen.today) === is && (is !== 'NOT_DUE' || row.promisedDate === day)).length,
    )
  },
  'promises[].amount': ({ ask, data }) =>
    Promise.all(
      data.promises.map(async ({ is, day }) => {
        const rows = await ask.rows(listBook, {
          box: is,
          ...(is === 'NOT_DUE' && { promisedFrom: day, promisedTo: day }),
        })
        return total(rows.map(({ outstandingAmount }) => outstandingAmount))
      }),
    ),
  ...figures('maturityByWeek', async (seen) => {
    const rows = await ahead(seen)
    return weeksOf(seen.today).map(([from, to]) =>
      rows.filter(({ promisedDate }) => promisedDate >= from && promisedDate <= to),
    )
  }),
  ...figures('topSuppliers', async (seen) => {
    const rows = isCore(seen) ? (await rawTickets(seen, 'fkIssuer')).filter(promised) : []
    return [...Map.groupBy(rows, ({ fkFirst }) => fkFirst).values()]
      .toSorted((a, b) => Number(fenOf(sumOfRows(b)) - fenOf(sumOfRows(a))))
      .slice(0, 5)
  }),
  'byState[].count': async (seen) => (await statesOf(seen)).map((rows) => rows.length),
  'byState[].amount': async (seen) => {
    const amounts = await Promise.all((await statesOf(seen)).map((rows) => ofState(seen, rows)))
    if (!isCore(seen)) return amounts
    // Nothing counts twice: together they are what was issued.
    const issued = sumOfRows(await seen.ask.rows(listBook))
    return total(amounts) === issued ? amounts : `together ${issued}`
  },
  ...figures('byMonth', async (seen) => {
    const groups = isCore(seen)
      ? groupedBy(await seen.ask.rows(listBook), ({ issueDate }) => issueDate.slice(0, 7))
      : groupedBy(await received(seen), ({ month }) => month)
    return groups.slice(-12)
  }),
})

const ENDED = /^(REFUSED|LAPSED|CANCELLED)$/

/** An issuer's tickets by state: parts in place of what was split, and of what came to nothing the whole alone. */
async function statesOf(seen: AnySeen): Promise<RawTicket[][]> {
  const rows = await rawTickets(seen, isCore(seen) ? 'fkIssuer' : 'fkHolder')
  const isOnce = ({ state, parentCredit }: RawTicket) =>
    state !== 'SPENT' && (parentCredit === null || !ENDED.test(state))
  return groupedBy(isCore(seen) ? rows.filter(isOnce) : rows, ({ state }) => state)
}

/** What tickets in a state stand for: of those that were passed on what left, and neither was kept nor came back. */
async function ofState({ read, actor }: AnySeen, rows: readonly RawTicket[]): Promise<string> {
  if (rows[0]?.state !== 'SPENT') return sumOfRows(rows)
  const parts = await read
    .selectFrom('ticket')
    .select('amountFen')
    .where('parentCredit', 'in', ['', ...rows.map(({ pkCredit }) => pkCredit)])
    .where('fkHolder', '<>', actor.fkCorp)
    .where('state', 'not in', ['REFUSED', 'LAPSED'])
    .execute()
  return fenToDecimal(parts.reduce((sum, { amountFen }) => sum + amountFen, 0n))
}

/** What came from another enterprise, whatever became of it. */
const received = async (seen: AnySeen) => (await rawTickets(seen, 'fkHolder')).filter(({ isReceived }) => isReceived)

const issuedToday = (seen: AnySeen) =>
  isCore(seen) ? seen.ask.rows(listBook, { issueFrom: seen.today, issueTo: seen.today }) : Promise.resolve([])

/** What an issuer has promised to pay within a week, as 15 天内到期 and the chart count it: free or busy, so that nobody's holding is read. */
const soonToPay = async (seen: AnySeen) =>
  (await rawTickets(seen, 'fkIssuer'))
    .filter(notDue)
    .filter(({ promisedDate }) => promisedDate > seen.today && promisedDate <= addDays(seen.today, 7))

/** Those of some tickets that an application has, whosever it is. */
export async function locked<Row extends { pkCredit: string }>(
  { read }: Pick<AnySeen, 'read'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const busy = await read.selectFrom('ticket').select('pkCredit').where('lockedBy', 'is not', null).execute()
  const keys = new Set(busy.map(({ pkCredit }) => pkCredit))
  return rows.filter(({ pkCredit }) => keys.has(pkCredit))
}

/** What is to be paid and stands in a batch: an issuer finds the number of that in its list. */
async function inBatch(seen: AnySeen, state: 'DUE' | 'OVERDUE') {
  if (!isCore(seen)) return locked(seen, await held(seen, state))
  return (await seen.ask.rows(listDueTickets, { state: [state] })).filter(({ redeemNo }) => redeemNo !== null)
}

/** Movements of this year in the books of the enterprise. */
async function booked(
  { read, actor, today }: AnySeen,
  of: { kind: string; asset: string; direction: string },
): Promise<{ amount: string }[]> {
  const rows = await read
    .selectFrom('transaction_log')
    .select('amountFen')
    .where('fkCorp', '=', actor.fkCorp)
    .where('kind', '=', of.kind)
    .where('asset', '=', of.asset)
    .where('direction', '=', of.direction)
    .where('at', '>=', today.slice(0, 4))
    .execute()
  return rows.map(({ amountFen }) => ({ amount: fenToDecimal(amountFen) }))
}

/** Days of the next twelve weeks, Monday first, from today on. */
function weeksOf(today: Day): [from: Day, to: Day][] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  return Array.from({ length: 12 }, (_, index) => {
    const from = addDays(monday, index * 7)
    return [from < today ? today : from, addDays(from, 6)]
  })
}

function groupedBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, some]) => some)
}

/** How a ticket stands and how far ahead its day is. */
function stepOf({ state, promisedDate }: { state: string; promisedDate: string }, today: Day): string {
  if (state === 'OVERDUE' || state === 'DUE') return state
  return ['30', '60', '90'].find((days) => promisedDate <= addDays(today, Number(days))) ?? 'LATER'
}
const ladder = <Row extends { state: string; promisedDate: string }>(rows: readonly Row[], today: Day): Row[][] =>
  ladderSteps.map((step) => rows.filter((row) => stepOf(row, today) === step))

const overview: Entry = entry(getOverview, {
  ...figure('held', (seen) => held(seen, 'HELD', 'DUE', 'OVERDUE')),
  ...figure('free', async (seen) => (await held(seen, 'HELD')).filter(isFree)),
  ...figure('busy', async (seen) => (await held(seen, 'HELD')).filter((row) => !isFree(row))),
  ...figure('due', (seen) => held(seen, 'DUE')),
  ...figure('overdue', (seen) => held(seen, 'OVERDUE')),
  ...figures('ladder', async (seen) => ladder(await held(seen, 'HELD', 'DUE', 'OVERDUE'), seen.today)),
  ...figure('payable.total', async (seen) => (await rawTickets(seen, 'fkIssuer')).filter(promised)),
  ...figures(
    'payable.ladder',
    async (seen) => seen.data.payable && ladder((await rawTickets(seen, 'fkIssuer')).filter(promised), seen.today),
  ),
  ...Object.fromEntries(
    (['total', 'allocated', 'frozen', 'used', 'available', 'idle'] as const).map((name) => [
      `limits.${name}`,
      async ({ ask }: AnySeen) =>
        total((await ask.rows(listLimits)).filter(({ state }) => state === 'ACTIVE').map((row) => row[name])),
    ]),
  ),
  ...figures('underWay', (seen) => underWay(seen)),
})

/** Applications that wait for somebody, by type, where these have an amount. */
async function underWay({ read, actor }: AnySeen): Promise<{ amount: string }[][]> {
  const rows = await read
    .selectFrom('application')
    .select(['family', 'businessType', 'amountFen'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', 'like', 'PENDING_%')
    .execute()
  return (
    businessTypes
      .filter((type) => !flowOf(type).lacks?.includes('amount'))
      .map((type) => rows.filter(({ family }) => family === type))
      .filter((some) => some.length > 0)
      // What takes others back is one of them, and adds nothing up.
      .map((some) =>
        some.map(({ businessType, amountFen }) => ({
          amount: fenToDecimal(addsUp(businessType) ? (amountFen ?? 0n) : 0n),
        })),
      )
  )
}

const redeem: Entry = entry(getRedeemFigures, {
  ...figure('due', ({ ask }) => ask.rows(listDueTickets, { box: 'FREE', state: ['DUE'] })),
  ...figure('overdue', ({ ask }) => ask.rows(listDueTickets, { box: 'FREE', state: ['OVERDUE'] })),
  ...figure('soon', (seen) => soonToPay(seen)),
  ...figure('noAccount', ({ ask }) => ask.rows(listDueTickets, { box: 'NO_ACCOUNT' })),
  ...figure('choosable', async ({ ask }) =>
    // Those that can be chosen, and no others, stand in its list.
    (await ask.rows(listDueTickets, { box: 'CHOOSABLE' })).filter(({ blockedReason }) => blockedReason === null),
  ),
})

/** Figures about tickets and limits: homes, 资产总览, 兑付概览. */
const accounts: Entry = entry(listAccounts, {
  'list[].failing.count': 'batches of payers, which the owner of the account does not see: payeeAccounts.test.ts',
})

export const ticketFigures: readonly Entry[] = [home, overview, redeem, accounts]
