import type { DataOf } from '@jinpiao/contract/endpoint'
import { MIN_FINANCE_DAYS } from '@jinpiao/contract/ticketPolicy'
import { type getHomeFigures as getHomeFiguresEndpoint, SOON_DAYS } from '@jinpiao/contract/todos'
import { addDays, type Day, weekday } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { HELD, maturityOf, PARTS, type TallyKind } from '../domain/tallies.ts'
import { readIssuer } from './issuers.ts'
import { nextPromises } from './promises.ts'
import { type Part, readTally, type Sum, totalOf, without } from './tallies.ts'
import { toPayOf } from './toPay.ts'
import { busyWaiting } from './waitingTickets.ts'

type Figures = DataOf<typeof getHomeFiguresEndpoint>

const WEEKS = 12
const MONTHS = 12
const TOP = 5

/**
 * Figures of the homes, from the side on which the enterprise stands: issuer or holder. All are kept, none is counted, so
 * that a home costs the same after ten years.
 */
export async function getHomeFigures(context: QueryContext): Promise<Figures> {
  const { read, actor, clock } = context
  const today = todayOf(clock)
  const isCore = actor.userType === 'CORE'
  const tally = (held: TallyKind, issued: TallyKind) => readTally(read, actor.fkCorp, isCore ? issued : held)
  const [states, seen, maturity, days, months, free, paid, suppliers, largest, busyPending, soon] = await Promise.all([
    tally('held.state', 'issued.state'),
    tally('held.state', 'issued.seen'),
    tally('held.maturity', 'issued.maturity'),
    isCore ? readTally(read, actor.fkCorp, 'issued.day') : [],
    isCore ? [] : readTally(read, actor.fkCorp, 'held.month'),
    tally('held.free', 'issued.free'),
    isCore ? [] : readTally(read, actor.fkCorp, 'ledger.month', { from: today.slice(0, 4), to: today.slice(0, 4) }),
    isCore ? readTally(read, actor.fkCorp, 'issued.supplier') : [],
    isCore ? largestOf(context, today) : 0n,
    busyWaiting(context, isCore ? 'ISSUED' : 'HELD'),
    isCore ? maturingUntil(context, addDays(today, SOON_DAYS)) : nothing,
  ])
  const notDue = totalOf(states, (state) => state === 'HELD')
  const freeIn = (wanted: string) => totalOf(free, (part) => maturityOf(part, today).state === wanted)
  const freeNow = isCore ? nothing : freeIn('HELD')
  /** Tickets in a state that fall due, with those of them that a batch has. */
  const toBePaid = (wanted: string) => {
    const all = totalOf(states, (state) => state === wanted)
    return { ...wire(all), busy: wire(without(all, freeIn(wanted))) }
  }
  const pending = totalOf(seen, (state) => state === 'PENDING_ACCEPT')
  // What a supplier has passed on waits for others' answers, and circulates; the issuer learns only how much it is (I26).
  const circulating = without(
    totalOf(states, (state) => state === 'HELD' || state === 'PENDING_ACCEPT'),
    pending,
  )
  const finalApproved = figureOf(days, (day) => day === today)
  return {
    issuedThisMonth: isCore
      ? figureOf(days, (day) => day.startsWith(today.slice(0, 7)))
      : figureOf(months, (month) => month === today.slice(0, 7)),
    pendingAccept: { ...wire(pending), busy: wire(busyPending) },
    finalApprovedToday: { ...finalApproved, largest: fenToDecimal(largest) },
    circulating: isCore ? wire(circulating) : figureOf([]),
    passedOn: isCore
      ? wire(
          without(
            circulating,
            totalOf(seen, (state) => state === 'HELD'),
          ),
        )
      : figureOf([]),
    held: isCore ? figureOf([]) : figureOf(states, (state) => HELD.includes(state)),
    available: wire(freeNow),
    busy: isCore ? figureOf([]) : wire(without(notDue, freeNow)),
    due: toBePaid('DUE'),
    overdue: toBePaid('OVERDUE'),
    received: figureOf(paid, (part) => part.endsWith('/REDEEM/MONEY/IN')),
    financed: figureOf(paid, (part) => part.endsWith('/FINANCE/TICKET/OUT')),
    promises: isCore ? await nextPromises(context) : [],
    dueSoon: wire(soon),
    financeable: await financeableOf(context, today),
    ...(await suspensionOf(context)),
    maturityByWeek: byWeek(maturity, today, isCore),
    topSuppliers: await namedSuppliers(context, suppliers),
    byState: (isCore ? issuedOnce(states, seen) : heldOnce(states, months))
      .toSorted((a, b) => (a.part < b.part ? -1 : 1))
      .map(({ part, ...sum }) => ({ state: part, ...wire(sum) })),
    byMonth: byMonth(isCore ? days : months),
  }
}

/** Of an issuer the parts that its tickets have become; by themselves those of which nothing came, so that all are what it issued. */
const issuedOnce = (states: readonly Part[], seen: readonly Part[]): Part[] => [
  ...states.filter(({ part }) => PARTS.includes(part)),
  ...seen.filter(({ part }) => part !== 'SPENT' && !PARTS.includes(part)),
]

/**
 * Of a holder, of the tickets that it has passed on, what has left: what it kept of them and what came back are tickets of
 * their own. These were received from nobody, which is how they are told from the others.
 */
function heldOnce(states: readonly Part[], received: readonly Part[]): Part[] {
  const own = without(totalOf(states), totalOf(received)).amountFen
  return states.map((each) => (each.part === 'SPENT' ? { ...each, amountFen: each.amountFen - own } : each))
}

const nothing: Sum = { count: 0, amountFen: 0n }
const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })
const figureOf = (parts: readonly Part[], isCounted?: (part: string) => boolean) => wire(totalOf(parts, isCounted))

/** What a holder may finance today: free, and with the least number of days before it (I7). */
async function financeableOf({ read, actor }: QueryContext, today: Day) {
  if (actor.userType === 'CORE') return figureOf([])
  const first = `HELD/${addDays(today, MIN_FINANCE_DAYS)}`
  return figureOf(await readTally(read, actor.fkCorp, 'held.free'), (part) => part.startsWith('HELD/') && part >= first)
}

async function suspensionOf(context: QueryContext) {
  const { suspension, suspendedParent } = await readIssuer(context.read, context.actor.fkCorp)
  const toPay = suspension && (await toPayOf(context, ['OVERDUE']))
  return {
    suspendedSince: suspension?.since ?? null,
    suspendedBy: toPay && {
      choosable: wire(toPay.choosable),
      noAccount: wire(toPay.noAccount),
      registered: wire(toPay.registered),
      paying: wire(toPay.paying),
      failed: wire(toPay.failed),
    },
    suspendedParent,
  }
}

/** The largest ticket of today: a maximum cannot be kept by adding, and an index knows it. */
async function largestOf({ read, actor }: QueryContext, today: Day): Promise<bigint> {
  const row = await read
    .selectFrom('ticket')
    .select('amountFen')
    .where('fkIssuer', '=', actor.fkCorp)
    .where('issueDate', '=', today)
    .where('parentCredit', 'is', null)
    .orderBy('amountFen', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.amountFen ?? 0n
}

/** Of a holder what it holds, of an issuer also what waits for an answer: it has promised it. What is due is not ahead. */
function byWeek(maturity: readonly Part[], today: Day, isCore: boolean): Figures['maturityByWeek'] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const ahead = maturity
    .map((part) => ({ ...part, ...maturityOf(part.part, today) }))
    .filter(({ is, state }) => is === 'NOT_DUE' && (isCore || state === 'HELD'))
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = addDays(monday, index * 7)
    const end = addDays(weekStart, 7)
    return { weekStart, ...wire(totalOf(ahead.filter(({ day }) => day >= weekStart && day < end))) }
  })
}

/** The last months in which there was anything. */
function byMonth(parts: readonly Part[]): Figures['byMonth'] {
  const months = Map.groupBy(parts, ({ part }) => part.slice(0, 7))
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MONTHS)
    .map(([month, some]) => ({ month, ...wire(totalOf(some)) }))
}

/** By whom it was issued to: where the suppliers have passed it on is not the issuer's to know (I26). */
async function namedSuppliers({ read }: QueryContext, suppliers: readonly Part[]): Promise<Figures['topSuppliers']> {
  const top = [...suppliers].sort((a, b) => (b.amountFen > a.amountFen ? 1 : -1)).slice(0, TOP)
  const corps = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', 'in', ['', ...top.map(({ part }) => part)])
    .execute()
  return top.map(({ part, ...sum }) => ({
    name: corps.find(({ pkCorp }) => pkCorp === part)?.corpName ?? '',
    ...wire(sum),
  }))
}

/** What an issuer's supplier has of all that circulates, in fen: for the reviewer's hint about concentration. */
export async function circulatingOf({ read, actor }: QueryContext, fkSupplier: string) {
  const suppliers = await readTally(read, actor.fkCorp, 'issued.supplier')
  return {
    all: totalOf(suppliers).amountFen,
    own: totalOf(suppliers, (part) => part === fkSupplier).amountFen,
  }
}

/** Tickets that are not due yet and fall due until a day: those that are held, or all that an issuer has promised. */
export async function maturingUntil({ read, actor, clock }: QueryContext, last: Day) {
  const isCore = actor.userType === 'CORE'
  const parts = await readTally(read, actor.fkCorp, isCore ? 'issued.maturity' : 'held.maturity')
  const soon = parts
    .map((part) => ({ ...part, ...maturityOf(part.part, todayOf(clock)) }))
    .filter(({ is, state, day }) => is === 'NOT_DUE' && (isCore || state === 'HELD') && day <= last)
  const [firstDay] = soon.map(({ day }) => day).toSorted()
  return { ...totalOf(soon), firstDay }
}
