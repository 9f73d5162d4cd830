import type { InstalmentState } from '@jinpiao/contract/states/loans'
import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { interestOf } from '@jinpiao/values/interest'
import {
  allocateInOrder,
  type Early,
  type Instalment,
  penaltyOf,
  repayEarly,
  type Shares,
} from '@jinpiao/values/loanPlan'
import { shareOf } from '@jinpiao/values/share'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { closeTasks } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import type { InstalmentTable } from '../db/tables/loans.ts'
import { changeDraw, type Draw } from './draws.ts'

/** An instalment as its row holds it. */
export interface PlanRow extends Omit<Selectable<InstalmentTable>, 'state'> {
  state: InstalmentState
}

/** What of an instalment says what it owes. */
export const owing = [
  'i.state',
  'i.dueDate',
  'i.payableDate',
  'i.principalFen',
  'i.interestFen',
  'i.paidPrincipalFen',
  'i.paidInterestFen',
  'i.penaltyFrom',
  'i.penaltyPaidFen',
] as const satisfies readonly `i.${keyof PlanRow}`[]
type Column<Name> = Name extends `i.${infer Rest extends keyof PlanRow}` ? Rest : never
export type OwingRow = Pick<PlanRow, Column<(typeof owing)[number]>>

/** An instalment as tasks name it: its loan, its plan, its number. */
export const taskTargetOf = ({ fkDraw, planNo, seq }: Pick<PlanRow, 'fkDraw' | 'planNo' | 'seq'>): string =>
  `${fkDraw}:${planNo}:${seq}`

/** The instalments of a plan of a loan, in order; of the plan in force unless another one is named. */
export async function readPlan(
  read: Reader,
  { pkDraw, planNo: inForce }: Pick<Draw, 'pkDraw' | 'planNo'>,
  planNo = inForce,
): Promise<PlanRow[]> {
  const rows = await read
    .selectFrom('instalment')
    .selectAll()
    .where('fkDraw', '=', pkDraw)
    .where('planNo', '=', planNo)
    .orderBy('seq')
    .execute()
  return rows as PlanRow[]
}

/** What is unpaid of an instalment, without penalty. What another plan has replaced is not owed any more. */
export const unpaidOf = (row: OwingRow): { principal: bigint; interest: bigint } =>
  row.state === 'REPLACED'
    ? { principal: 0n, interest: 0n }
    : { principal: row.principalFen - row.paidPrincipalFen, interest: row.interestFen - row.paidInterestFen }
export const unpaidFen = (row: OwingRow): bigint => unpaidOf(row).principal + unpaidOf(row).interest

/** Instalments that have to be paid by that day and are not. */
export const dueBy = (plan: readonly PlanRow[], day: Day): PlanRow[] =>
  plan.filter((row) => row.dueDate <= day && unpaidFen(row) > 0n)

/** The penalty that an instalment owes on a day: what has run since it had to be paid, less what of it is paid. */
export function penaltyOn(draw: Pick<Draw, 'penaltyRateBp' | 'dayBasis'>, row: OwingRow, day: Day): bigint {
  const terms = { rateBp: draw.penaltyRateBp, dayBasis: draw.dayBasis }
  const owed = penaltyOf(unpaidFen(row), row.penaltyFrom ?? row.payableDate, day, terms) - row.penaltyPaidFen
  // A payment that becomes known later than another one may be of an earlier day: nothing is owed anew then.
  return owed > 0n ? owed : 0n
}

/**
 * How a payment of a day goes to what is due by it: the oldest instalment first, of each to penalty, then interest, then
 * principal. `left` is more than is due.
 */
export function splitDue(draw: Draw, plan: readonly PlanRow[], { day, fen }: { day: Day; fen: bigint }) {
  const due = dueBy(plan, day).map((row) => ({ row, owed: { penalty: penaltyOn(draw, row, day), ...unpaidOf(row) } }))
  const { shares, left } = allocateInOrder(
    fen,
    due.map(({ owed }) => owed),
  )
  const rows = due.flatMap(({ row, owed }, index) => {
    const used = shares[index]
    const isTouched = used !== undefined && used.penalty + used.interest + used.principal > 0n
    return isTouched ? [{ row, used, isPenaltyPaid: used.penalty === owed.penalty }] : []
  })
  const sum = (part: keyof Shares) => rows.reduce((total, { used }) => total + used[part], 0n)
  return { rows, parts: { principal: sum('principal'), interest: sum('interest'), penalty: sum('penalty') }, left }
}

/** What a loan owes on a day. */
export interface Owed {
  /** Principal, interest and penalty of instalments that are due by that day. */
  principal: bigint
  interest: bigint
  penalty: bigint
  /** Interest since the last due date on what is not due yet. */
  accrued: bigint
  /** What settles the loan on that day. */
  settle: bigint
}

/**
 * What is due and overdue by that day, and what settles the loan: all of these, the principal that is not due yet, and the
 * fee of repaying it early.
 */
export function owedOn(draw: Draw, plan: readonly PlanRow[], day: Day, earlyFeeBp: bigint | number = 0): Owed {
  const due = dueBy(plan, day)
  const sum = (part: (row: PlanRow) => bigint) => due.reduce((total, row) => total + part(row), 0n)
  const owed = {
    principal: sum((row) => unpaidOf(row).principal),
    interest: sum((row) => unpaidOf(row).interest),
    penalty: sum((row) => penaltyOn(draw, row, day)),
  }
  const { outstanding, paidUntil } = restOf(draw, plan, day)
  const accrued = interestOf(outstanding, day > paidUntil ? daysBetween(paidUntil, day) : 0, draw)
  const settle = owed.principal + owed.interest + owed.penalty + outstanding + accrued
  return { ...owed, accrued, settle: settle + shareOf(outstanding, earlyFeeBp) }
}

/** What is not due by that day: its principal, and the day until which its interest is paid or due. */
function restOf(draw: Draw, plan: readonly PlanRow[], day: Day) {
  const rows = plan.filter(({ dueDate, state }) => dueDate > day && state !== 'REPLACED')
  const [next] = rows
  const rest: Instalment[] = rows.map(({ dueDate, days, principalFen, interestFen }) => ({
    dueDate,
    days,
    principal: principalFen,
    interest: interestFen,
  }))
  const outstanding = rest.reduce((total, { principal }) => total + principal, 0n)
  const paidUntil = next === undefined ? draw.dayTo : addDays(next.dueDate, -next.days)
  return { rest, outstanding, paidUntil }
}

/**
 * What an early repayment of a loan costs on a day and leaves, by the plan in force; `principal: 'ALL'` settles it. The
 * form's trial and the act ask the same.
 *
 * @throws {RangeError} more than is outstanding, or nothing is left to be repaid early.
 */
export function earlyOf(
  draw: Draw,
  plan: readonly PlanRow[],
  { day, principal, earlyFeeBp }: { day: Day; principal: bigint | 'ALL'; earlyFeeBp: bigint | number },
): Early {
  const state = restOf(draw, plan, day)
  const wish = { day, principal: principal === 'ALL' ? state.outstanding : principal }
  return repayEarly({ rateBp: draw.rateBp, dayBasis: draw.dayBasis, method: draw.method, earlyFeeBp }, state, wish)
}

/** First instalment that is unpaid, as the loan keeps it for its lists. */
export function nextOf(plan: readonly PlanRow[]): { nextDue: string | null; nextDueFen: bigint | null } {
  const next = plan.find((row) => unpaidFen(row) > 0n)
  return { nextDue: next?.dueDate ?? null, nextDueFen: next ? unpaidFen(next) : null }
}

/** What is unpaid of that instalment on a day, with its penalty: 最早待还额 in lists, forms and the plan. */
export function nextOwedOn(draw: Pick<Draw, 'penaltyRateBp' | 'dayBasis'>, plan: readonly PlanRow[], day: Day): bigint {
  const next = plan.find((row) => unpaidFen(row) > 0n)
  return next === undefined ? 0n : unpaidFen(next) + penaltyOn(draw, next, day)
}

/** Writes a plan. Each instalment is payable on its due date or the first working day after it. */
export async function insertPlan(
  act: Act,
  draw: Pick<Draw, 'pkDraw' | 'planNo'>,
  plan: readonly Instalment[],
  firstSeq = 1,
): Promise<PlanRow[]> {
  const calendar = await holidays(act.tx)
  const rows = plan.map(
    ({ dueDate, days, principal, interest }, index): PlanRow => ({
      fkDraw: draw.pkDraw,
      planNo: draw.planNo,
      seq: firstSeq + index,
      dueDate,
      payableDate: nextWorkingDay(dueDate, calendar),
      days,
      principalFen: principal,
      interestFen: interest,
      paidPrincipalFen: 0n,
      paidInterestFen: 0n,
      paidPenaltyFen: 0n,
      penaltyFrom: null,
      penaltyPaidFen: 0n,
      state: 'NOT_DUE',
      paidAt: null,
    }),
  )
  if (rows.length > 0) await act.tx.insertInto('instalment').values(rows).execute()
  return rows
}

/**
 * An early repayment replaces the plan: the unpaid rows stay as they were, REPLACED, and the new ones continue their
 * numbers in a plan of its own. What is paid stays in the plan in which it was paid; where nothing is left, the last plan
 * stays in force. One that has fallen due since that day is not collected any more: nobody owes it.
 */
export async function replacePlan(act: Act, draw: Draw, early: Early, day: Day): Promise<Draw> {
  const open = (await readPlan(act.tx, draw)).filter((row) => row.dueDate > day && row.state !== 'REPLACED')
  await act.tx
    .updateTable('instalment')
    .set({ state: 'REPLACED' })
    .where('fkDraw', '=', draw.pkDraw)
    .where('planNo', '=', draw.planNo)
    .where('dueDate', '>', day)
    .execute()
  for (const row of open) if (row.state !== 'NOT_DUE') await closeTasks(act, taskTargetOf(row), 'DEDUCTION')
  if (early.rest.length === 0) return changeDraw(act, draw, nextOf([]))
  const planNo = draw.planNo + 1
  const plan = await insertPlan(act, { pkDraw: draw.pkDraw, planNo }, early.rest, open[0]?.seq)
  return changeDraw(act, draw, { planNo, ...nextOf(plan) })
}
