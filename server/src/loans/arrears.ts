import type { FallsDue } from '@jinpiao/contract/due'
import type { Day } from '@jinpiao/values/days'
import type { Reader } from '../db/database.ts'
import type { Draw } from './draws.ts'
import { owedOn, type PlanRow } from './plan.ts'

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

/** Loans of the enterprise that are overdue: how many, what they owe on that day with penalty, and their first overdue instalment. */
export async function overdueLoansOf(
  read: Reader,
  fkCorp: string,
  day: Day,
): Promise<{ count: number; sumFen: bigint; first: FallsDue | null }> {
  const draws = (await read
    .selectFrom('loan_draw')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('state', '=', 'OVERDUE')
    .execute()) as Draw[]
  const plans = await plansInForce(read, draws)
  const owed = draws.map((draw) => owedOn(draw, plans.get(draw.pkDraw) ?? [], day))
  const late = [...plans.values()].flat().filter(({ state }) => state === 'OVERDUE')
  const [first] = late.toSorted((a, b) => (a.payableDate < b.payableDate ? -1 : 1))
  return {
    count: draws.length,
    sumFen: owed.reduce((sum, { principal, interest, penalty }) => sum + principal + interest + penalty, 0n),
    first: first === undefined ? null : { day: first.dueDate, lastDay: first.payableDate },
  }
}
