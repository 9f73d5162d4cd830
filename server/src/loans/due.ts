import type { InstalmentState } from '@jinpiao/contract/states/loans'
import { type Day, daysBetween } from '@jinpiao/values/days'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { type Holiday, nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { type Notice, notify } from '../acts/notify.ts'
import { askOutside } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import { changeDraw, type Draw, loanTarget } from './draws.ts'
import { standOfAgreement } from './pay.ts'
import { dueBy, type PlanRow, penaltyOn, readPlan, taskTargetOf, unpaidFen, unpaidOf } from './plan.ts'

/** The page of a loan is that of SELF_LOAN; the other products show theirs on their own pages. */
export const loanPageOf = ({ pkDraw, product }: Draw): Pick<Notice, 'link'> =>
  product === 'SELF_LOAN' ? { link: `/credit/self-loan/draw-detail/index?id=${pkDraw}` } : {}

/** Tells those who repay. */
export const tellOfLoan = (act: Act, draw: Draw, notice: Omit<Notice, 'link'>): Promise<void> =>
  notify(act, draw.fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { ...notice, ...loanPageOf(draw) })

function setRow({ tx }: Act, row: PlanRow, changes: Partial<Pick<PlanRow, 'state' | 'paidAt' | 'payableDate'>>) {
  return tx
    .updateTable('instalment')
    .set(changes)
    .where('fkDraw', '=', row.fkDraw)
    .where('planNo', '=', row.planNo)
    .where('seq', '=', row.seq)
    .execute()
}

/** Instalments whose day of payment a new calendar still moves: what is overdue stays so. */
export const MOVABLE: readonly InstalmentState[] = ['NOT_DUE', 'DUE', 'PARTIAL']

/** The days of payment by a new calendar; the agreement is locked. @returns whether one has moved. */
export async function adjustPlan(act: Act, draw: Draw, calendar: readonly Holiday[]): Promise<boolean> {
  const plan = (await readPlan(act.tx, draw)).filter(({ state }) => MOVABLE.includes(state))
  const moved = plan.filter((row) => nextWorkingDay(row.dueDate, calendar) !== row.payableDate)
  for (const row of moved) {
    const payableDate = nextWorkingDay(row.dueDate, calendar)
    await setRow(act, row, { payableDate })
    act.facts.push({
      action: 'LOAN.PAYABLE',
      target: loanTarget(draw),
      before: { instalmentNo: row.seq, payableDate: row.payableDate },
      after: { payableDate },
    })
  }
  return moved.length > 0
}

/**
 * What a day does to a loan, whose agreement is locked: instalments fall due on their day; what is unpaid after the first
 * working day from it on is overdue, and with it the loan, and its line is frozen. A second time on one day changes
 * nothing more.
 *
 * @returns whether anything has changed.
 */
export async function moveLoan(act: Act, draw: Draw): Promise<boolean> {
  const plan = await readPlan(act.tx, draw)
  const due = plan.filter(({ state, dueDate }) => state === 'NOT_DUE' && dueDate <= act.today)
  for (const row of due) await fallDue(act, draw, row)
  const late = plan.filter((row) => /^(NOT_DUE|DUE|PARTIAL)$/.test(row.state) && row.payableDate < act.today)
  const overdue = late.filter((row) => unpaidFen(row) > 0n)
  for (const row of overdue) await fallOverdue(act, draw, row)
  if (overdue.length > 0) {
    await changeDraw(act, draw, { state: 'OVERDUE' })
    await standOfAgreement(act, draw.fkAgreement)
  }
  return due.length + overdue.length > 0
}

async function fallDue(act: Act, draw: Draw, row: PlanRow): Promise<void> {
  const amountFen = unpaidFen(row)
  // A loan of some fen has instalments of nothing.
  if (amountFen === 0n) return void (await setRow(act, row, { state: 'PAID', paidAt: act.at }))
  await setRow(act, row, { state: 'DUE' })
  act.facts.push({
    action: 'LOAN.DUE',
    target: loanTarget(draw),
    after: { drawNo: draw.drawNo, instalmentNo: row.seq, dueDate: row.dueDate, amountFen: String(amountFen) },
  })
  // Found late, it is overdue at once, and that is what people are told.
  if (row.payableDate < act.today) return
  const params = [draw.drawNo, formatMoney(amountFen), String(row.seq)]
  await tellOfLoan(act, draw, { name: 'LOAN_DUE', params, messageType: 'TODO', target: loanTarget(draw) })
}

async function fallOverdue(act: Act, draw: Draw, row: PlanRow): Promise<void> {
  await setRow(act, row, { state: 'OVERDUE' })
  act.facts.push({
    action: 'LOAN.OVERDUE',
    target: loanTarget(draw),
    after: { drawNo: draw.drawNo, instalmentNo: row.seq, dueDate: row.dueDate, unpaidFen: String(unpaidFen(row)) },
  })
  const params = [draw.drawNo, row.dueDate, formatMoney(unpaidFen(row))]
  await tellOfLoan(act, draw, { name: 'LOAN_OVERDUE', params, messageType: 'RISK', target: loanTarget(draw) })
}

/** What the bank is to collect of a loan: all that is payable by that day, oldest first; undefined: nothing. */
function collectable(draw: Draw, plan: readonly PlanRow[], day: Day) {
  const rows = dueBy(plan, day).filter(({ payableDate }) => payableDate <= day)
  const [first] = rows
  if (first === undefined) return undefined
  const sum = (part: (row: PlanRow) => bigint) => rows.reduce((total, row) => total + part(row), 0n)
  const parts = {
    principal: sum((row) => unpaidOf(row).principal),
    interest: sum((row) => unpaidOf(row).interest),
    penalty: sum((row) => penaltyOn(draw, row, day)),
  }
  return { first, parts, fen: parts.principal + parts.interest + parts.penalty }
}

/**
 * Asks the bank to collect what is payable of a loan; one question at a time, and one on a day. Its agreement is locked,
 * the day is a working day.
 *
 * @returns whether the bank is asked anew.
 */
export async function askCollection(act: Act, draw: Draw): Promise<boolean> {
  const found = collectable(draw, await readPlan(act.tx, draw), act.today)
  if (found === undefined || (await isAsked(act.tx, draw, act.today))) return false
  const { first, parts, fen } = found
  await askOutside(act, {
    kind: 'DEDUCTION',
    institution: 'BANK',
    target: taskTargetOf(first),
    round: daysBetween(first.payableDate, act.today) + 1,
    fkCorp: draw.fkCorp,
    no: draw.drawNo,
    body: {
      amount: fenToDecimal(fen),
      principal: fenToDecimal(parts.principal),
      interest: fenToDecimal(parts.interest),
      penalty: fenToDecimal(parts.penalty),
      drawNo: draw.drawNo,
      instalmentNo: first.seq,
      dueDate: first.dueDate,
      account: JSON.parse(draw.account),
    },
  })
  return true
}

/** Whether the bank has not answered about the loan yet, or was asked today already. */
async function isAsked(read: Reader, { pkDraw }: Draw, today: Day): Promise<boolean> {
  const asked = await read
    .selectFrom('outside_task')
    .select('pkTask')
    .where('target', '>=', `${pkDraw}:`)
    .where('target', '<', `${pkDraw};`)
    .where('kind', '=', 'DEDUCTION')
    .where((eb) => eb.or([eb('state', '=', 'OPEN'), eb('createdAt', '>=', today)]))
    .executeTakeFirst()
  return asked !== undefined
}
