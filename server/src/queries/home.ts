import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getHomeFigures as getHomeFiguresEndpoint } from '@jinpiao/contract/todos'
import { addDays, weekday } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import { todayOf } from '../domain/clock.ts'
import { countAll, sumFen } from './page.ts'

type Figures = DataOf<typeof getHomeFiguresEndpoint>

const WEEKS = 12
const MONTHS = 12
const TOP = 5
const CIRCULATING = ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE']

/** Figures of the homes, from the side on which the enterprise stands: issuer or holder. */
export async function getHomeFigures(context: QueryContext): Promise<Figures> {
  const { actor, clock } = context
  const today = todayOf(clock)
  const own = () => sideOf(context)
  const month = today.slice(0, 7)
  const [issuedThisMonth, issuedPendingAccept, held, acceptedTotal, finalApprovedToday] = await Promise.all([
    figure(own().where('t.issueDate', '>=', `${month}-01`)),
    figure(own().where('t.state', '=', 'PENDING_ACCEPT')),
    figure(own().where('t.state', 'in', ['HELD', 'DUE', 'OVERDUE'])),
    figure(own().where('t.acceptedAt', 'is not', null)),
    approvedToday(context, today),
  ])
  return {
    issuedThisMonth,
    issuedPendingAccept,
    finalApprovedToday,
    held,
    acceptedTotal,
    maturityByWeek: await byWeek(context, today),
    topSuppliers: actor.userType === 'CORE' ? await topSuppliers(context) : [],
    byState: await byState(context),
    byMonth: await byMonth(context, today),
  }
}

/** Tickets of the enterprise: the core's are those it issued, anybody else's those it holds. */
const sideOf = ({ read, actor }: QueryContext) =>
  read.selectFrom('ticket as t').where(actor.userType === 'CORE' ? 't.fkIssuer' : 't.fkHolder', '=', actor.fkCorp)

type Side = ReturnType<typeof sideOf>

async function figure(rows: Side) {
  const row = await rows.select([countAll.as('count'), sumFen('t.amountFen').as('sumFen')]).executeTakeFirstOrThrow()
  return { count: row.count, amount: fenToDecimal(row.sumFen) }
}

/** What became a ticket today: the last approval inside is the birth. */
async function approvedToday(context: QueryContext, today: string): Promise<Figures['finalApprovedToday']> {
  const row = await sideOf(context)
    .where('t.issueDate', '=', today)
    .select([countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .select(sql<bigint>`cast(coalesce(max(${sql.ref('t.amountFen')}), 0) as bigint)`.as('largestFen'))
    .executeTakeFirstOrThrow()
  return { count: row.count, amount: fenToDecimal(row.sumFen), largest: fenToDecimal(row.largestFen) }
}

async function byWeek(context: QueryContext, today: string): Promise<Figures['maturityByWeek']> {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const end = addDays(monday, WEEKS * 7)
  const rows = await sideOf(context)
    .where('t.state', 'in', CIRCULATING)
    .where('t.promisedDate', '>=', today)
    .where('t.promisedDate', '<', end)
    .groupBy('t.promisedDate')
    .select(['t.promisedDate', countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .execute()
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = addDays(monday, index * 7)
    const inWeek = rows.filter((row) => row.promisedDate >= weekStart && row.promisedDate < addDays(weekStart, 7))
    return { weekStart, ...added(inWeek) }
  })
}

async function byMonth(context: QueryContext, today: string): Promise<Figures['byMonth']> {
  const monthOf = sql<string>`substr(${sql.ref('t.issueDate')}, 1, 7)`
  const rows = await sideOf(context)
    .groupBy(monthOf)
    .select([monthOf.as('month'), countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .where('t.issueDate', '<=', today)
    .orderBy('month', 'desc')
    .limit(MONTHS)
    .execute()
  return rows.reverse().map((row) => ({ month: row.month, count: row.count, amount: fenToDecimal(row.sumFen) }))
}

async function byState(context: QueryContext): Promise<Figures['byState']> {
  const rows = await sideOf(context)
    .groupBy('t.state')
    .select(['t.state', countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .orderBy('t.state')
    .execute()
  return rows.map((row) => ({ state: row.state, count: row.count, amount: fenToDecimal(row.sumFen) }))
}

async function topSuppliers(context: QueryContext): Promise<Figures['topSuppliers']> {
  // By whom it was issued to: where the suppliers have passed it on is not the issuer's to know (I26).
  const rows = await context.read
    .selectFrom('ticket as t')
    .innerJoin('ticket as r', 'r.pkCredit', 't.rootCredit')
    .innerJoin('corp as h', 'h.pkCorp', 'r.fkHolder')
    .where('t.fkIssuer', '=', context.actor.fkCorp)
    .where('t.state', 'in', CIRCULATING)
    .groupBy('h.corpName')
    .select(['h.corpName as name', countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .orderBy('sumFen', 'desc')
    .orderBy('name')
    .limit(TOP)
    .execute()
  return rows.map((row) => ({ name: row.name, count: row.count, amount: fenToDecimal(row.sumFen) }))
}

function added(rows: readonly { count: number; sumFen: bigint }[]) {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    amount: fenToDecimal(rows.reduce((sum, row) => sum + row.sumFen, 0n)),
  }
}
