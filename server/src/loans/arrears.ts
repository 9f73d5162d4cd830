import type { FallsDue } from '@jinpiao/contract/due'
import type { Day } from '@jinpiao/values/days'
import type { Reader } from '../db/database.ts'
import type { Draw } from './draws.ts'
import { type OwingRow, owing, type PlanRow, penaltyOn, unpaidFen } from './plan.ts'

/** Instalments of the plans in force, by key of the loan. */
export async function plansInForce(read: Reader, found: readonly Draw[]): Promise<Map<string, PlanRow[]>> {
  const rows = await read
    .selectFrom('instalment as i')
    .innerJoin('loan_draw as d', (join) => join.onRef('d.pkDraw', '=', 'i.fkDraw').onRef('d.planNo', '=', 'i.planNo'))
    .selectAll('i')
    .where('i.fkDraw', 'in', ['', ...found.map(({ pkDraw }) => pkDraw)])
    .orderBy('i.seq')
    .execute()
  return Map.groupBy(rows as PlanRow[], ({ fkDraw }) => fkDraw)
}

/**
 * Loans of the enterprise that are overdue: how many, what they owe on that day with penalty, and their first overdue
 * instalment. Of their plans only what is due and unpaid is read: what comes later owes nothing today.
 */
export async function overdueLoansOf(
  read: Reader,
  fkCorp: string,
  day: Day,
): Promise<{ count: number; sumFen: bigint; first: FallsDue | null }> {
  const overdue = read.selectFrom('loan_draw').where('fkCorp', '=', fkCorp).where('loan_draw.state', '=', 'OVERDUE')
  const { count } = await overdue
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const due = (await overdue
    .innerJoin('instalment as i', (join) =>
      join.onRef('i.fkDraw', '=', 'loan_draw.pkDraw').onRef('i.planNo', '=', 'loan_draw.planNo'),
    )
    .select([...owing, 'loan_draw.penaltyRateBp', 'loan_draw.dayBasis'])
    .where('i.dueDate', '<=', day)
    .where('i.state', 'not in', ['PAID', 'REPLACED'])
    .execute()) as (Pick<Draw, 'penaltyRateBp' | 'dayBasis'> & OwingRow)[]
  const [first] = due
    .filter(({ state }) => state === 'OVERDUE')
    .toSorted((a, b) => (a.payableDate < b.payableDate ? -1 : 1))
  return {
    count: Number(count),
    sumFen: due.reduce((sum, row) => sum + unpaidFen(row) + penaltyOn(row, row, day), 0n),
    first: first === undefined ? null : { day: first.dueDate, lastDay: first.payableDate },
  }
}
