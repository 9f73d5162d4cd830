import type { DataOf } from '@jinpiao/contract/endpoint'
import { MIN_FINANCE_DAYS } from '@jinpiao/contract/ticketPolicy'
import type { getHomeFigures as getHomeFiguresEndpoint } from '@jinpiao/contract/todos'
import { addDays, type Day, weekday } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { HELD, type TallyKind } from '../domain/tallies.ts'
import { getRedeemFigures } from './redeemFigures.ts'
import { type Part, readTally, type Sum, totalOf, without } from './tallies.ts'

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
  const [states, maturity, days, accepted, months, free, paid, suppliers, largest, toPay] = await Promise.all([
    tally('held.state', 'issued.state'),
    tally('held.maturity', 'issued.maturity'),
    isCore ? readTally(read, actor.fkCorp, 'issued.day') : [],
    readTally(read, actor.fkCorp, 'held.accepted'),
    isCore ? [] : readTally(read, actor.fkCorp, 'held.month'),
    isCore ? [] : readTally(read, actor.fkCorp, 'held.free'),
    isCore ? [] : readTally(read, actor.fkCorp, 'ledger.month', { from: today.slice(0, 4), to: today.slice(0, 4) }),
    isCore ? readTally(read, actor.fkCorp, 'issued.supplier') : [],
    isCore ? largestOf(context, today) : 0n,
    isCore ? getRedeemFigures(context) : undefined,
  ])
  const held = isCore ? [] : states.filter(({ part }) => HELD.includes(part))
  const inStates = (...wanted: string[]) => figureOf(states, (state) => wanted.includes(state))
  const finalApproved = figureOf(days, (day) => day === today)
  return {
    issuedThisMonth: isCore
      ? figureOf(days, (day) => day.startsWith(today.slice(0, 7)))
      : figureOf(months, (month) => month === today.slice(0, 7)),
    issuedPendingAccept: inStates('PENDING_ACCEPT'),
    finalApprovedToday: { ...finalApproved, largest: fenToDecimal(largest) },
    held: inStates(...HELD),
    available: figureOf(free),
    busy: wire(without(totalOf(held), totalOf(free))),
    received: figureOf(paid, (part) => part.endsWith('/REDEEM/MONEY/IN')),
    financed: figureOf(paid, (part) => part.endsWith('/FINANCE/TICKET/OUT')),
    dueSoon: toPay?.soon ?? figureOf([]),
    acceptedTotal: figureOf(accepted),
    financeable: await financeableOf(context, today),
    maturityByWeek: byWeek(maturity, today),
    topSuppliers: await namedSuppliers(context, suppliers),
    byState: [...states]
      .sort((a, b) => (a.part < b.part ? -1 : 1))
      .map(({ part, ...sum }) => ({ state: part, ...wire(sum) })),
    byMonth: byMonth(isCore ? days : months),
  }
}

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })
const figureOf = (parts: readonly Part[], isCounted?: (part: string) => boolean) => wire(totalOf(parts, isCounted))

/** What a holder may finance today: free, and with the least number of days before it (I7). */
async function financeableOf({ read, actor }: QueryContext, today: Day) {
  if (actor.userType === 'CORE') return figureOf([])
  const first = `HELD/${addDays(today, MIN_FINANCE_DAYS)}`
  return figureOf(await readTally(read, actor.fkCorp, 'held.free'), (part) => part.startsWith('HELD/') && part >= first)
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

function byWeek(maturity: readonly Part[], today: Day): Figures['maturityByWeek'] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const dayOf = (part: string) => part.slice(part.indexOf('/') + 1)
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = addDays(monday, index * 7)
    const end = addDays(weekStart, 7)
    return {
      weekStart,
      ...figureOf(maturity, (part) => dayOf(part) >= today && dayOf(part) >= weekStart && dayOf(part) < end),
    }
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

/** Tickets that are held, or that circulate, and fall due until a day. */
export async function maturingUntil({ read, actor }: QueryContext, last: Day) {
  const side: TallyKind = actor.userType === 'CORE' ? 'issued.maturity' : 'held.maturity'
  const parts = await readTally(read, actor.fkCorp, side)
  const due = parts.filter(({ part }) => part.startsWith('HELD/') && part.slice('HELD/'.length) <= last)
  const [firstDay] = due.map(({ part }) => part.slice('HELD/'.length)).toSorted()
  return { ...totalOf(due), firstDay }
}
