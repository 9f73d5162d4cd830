import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPlan as getPlanEndpoint, Instalment } from '@jinpiao/contract/loans'
import { earlyKindNames } from '@jinpiao/contract/states/loans'
import { type Day, daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import type { Draw } from '../loans/draws.ts'
import { type PlanRow, penaltyOn, unpaidFen } from '../loans/plan.ts'
import { ownDraw, toDrawRows } from './draws.ts'

type Plan = DataOf<typeof getPlanEndpoint>

const isReplaced = ({ state }: PlanRow) => state === 'REPLACED'
const paidFen = (row: PlanRow) => row.paidPrincipalFen + row.paidInterestFen + row.paidPenaltyFen
/** Penalty of an instalment: what was paid of it, and what runs. */
const penaltyFen = (draw: Draw, row: PlanRow, today: Day) =>
  row.paidPenaltyFen + (isReplaced(row) || unpaidFen(row) === 0n ? 0n : penaltyOn(draw, row, today))
const dueFen = (draw: Draw, row: PlanRow, today: Day) =>
  row.principalFen + row.interestFen + penaltyFen(draw, row, today)

const toInstalment = (draw: Draw, row: PlanRow, today: Day): Instalment => ({
  instalmentNo: row.seq,
  dueDate: row.dueDate,
  payableDate: row.payableDate,
  principal: fenToDecimal(row.principalFen),
  interest: fenToDecimal(row.interestFen),
  penalty: fenToDecimal(penaltyFen(draw, row, today)),
  dueTotal: fenToDecimal(dueFen(draw, row, today)),
  paidTotal: fenToDecimal(paidFen(row)),
  instalmentState: row.state,
})

/**
 * 还款计划: the instalments that count, paid ones of earlier plans included, with their sums; the next one; and those that
 * early repayments have replaced. Penalty is as of today.
 *
 * @throws {BusinessError} 01000302 the loan is not the enterprise's.
 */
export async function getPlanOf(context: QueryContext, { pkDraw }: { pkDraw: string }): Promise<Plan> {
  const { read, clock } = context
  const today = todayOf(clock)
  const draw = await ownDraw(context, pkDraw)
  const [drawRow] = await toDrawRows(context, [draw])
  if (drawRow === undefined) throw new BusinessError('01000302')
  const all = (await read
    .selectFrom('instalment')
    .selectAll()
    .where('fkDraw', '=', pkDraw)
    .orderBy('planNo')
    .orderBy('seq')
    .execute()) as PlanRow[]
  const rows = all.filter((row) => !isReplaced(row))
  const next = rows.find((row) => unpaidFen(row) > 0n)
  const sum = (part: (row: PlanRow) => bigint) => fenToDecimal(rows.reduce((total, row) => total + part(row), 0n))
  const early = await read
    .selectFrom('repayment')
    .select(['principalFen', 'interestFen', 'feeFen', 'totalFen'])
    .where('fkDraw', '=', pkDraw)
    .where('kind', 'in', [...earlyKindNames])
    .execute()
  const ofEarly = (part: (row: (typeof early)[number]) => bigint) =>
    fenToDecimal(early.reduce((total, row) => total + part(row), 0n))
  const replaced = [...Map.groupBy(all.filter(isReplaced), ({ planNo }) => planNo)].reverse()
  return {
    draw: drawRow,
    rows: rows.map((row) => toInstalment(draw, row, today)),
    totals: {
      principal: sum(({ principalFen }) => principalFen),
      interest: sum(({ interestFen }) => interestFen),
      penalty: sum((row) => penaltyFen(draw, row, today)),
      dueTotal: sum((row) => dueFen(draw, row, today)),
      paidTotal: sum(paidFen),
      earlyPrincipal: ofEarly(({ principalFen }) => principalFen),
      earlyInterest: ofEarly(({ interestFen }) => interestFen),
      earlyFee: ofEarly(({ feeFen }) => feeFen),
      earlyTotal: ofEarly(({ totalFen }) => totalFen),
    },
    next: next
      ? {
          instalmentNo: next.seq,
          dueDate: next.dueDate,
          payableDate: next.payableDate,
          dueTotal: fenToDecimal(dueFen(draw, next, today) - paidFen(next)),
          days: daysBetween(today, next.dueDate),
        }
      : null,
    replaced: replaced.map(([planNo, group]) => ({ planNo, rows: group.map((row) => toInstalment(draw, row, today)) })),
  }
}
