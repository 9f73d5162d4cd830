import type { InstalmentState } from '@jinpiao/contract/states/loans'
import type { Day } from '@jinpiao/values/days'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { type Holiday, nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { type Notice, notify } from '../acts/notify.ts'
import { askOutside } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import { changeDraw, type Draw, loanTarget } from './draws.ts'
import { collections, dueFen } from './owed.ts'
import { standOfAgreement } from './pay.ts'
import { dueBy, type PlanRow, readPlan, splitDue, taskTargetOf, unpaidFen } from './plan.ts'
import { openTransfer } from './transfers.ts'

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
  // Found late and still in time, the bank collects today or later: 今日应还 is so.
  const { payableDate } = row
  const found = { dueDate: act.today, payableDate }
  await tellOfLoan(act, draw, { ...saysWhen('LOAN_DUE', found, params), messageType: 'TODO', target: loanTarget(draw) })
}

/** A message of an instalment; where the bank does not work on its day, also of the day on which it collects. */
export function saysWhen(
  name: 'LOAN_DUE' | 'LOAN_DUE_SOON',
  { dueDate, payableDate }: Pick<PlanRow, 'dueDate' | 'payableDate'>,
  params: readonly string[],
): Pick<Notice, 'name' | 'params'> {
  return payableDate === dueDate ? { name, params } : { name: `${name}_LATER`, params: [...params, payableDate] }
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

/** What the bank collects of a loan on a day by itself: all that is payable by then, undefined where nothing is. */
function payableFen(draw: Draw, plan: readonly PlanRow[], day: Day): bigint {
  const payable = plan.filter(({ payableDate }) => payableDate <= day)
  return dueFen(draw, payable, day)
}

/**
 * Asks the bank to collect what is payable of a loan; one question at a time, and one on a day. Its agreement is locked,
 * the day is a working day. While a transfer waits for the funder nothing is collected: it would be paid twice.
 *
 * @returns whether the bank is asked anew.
 */
export async function askCollection(act: Act, draw: Draw): Promise<boolean> {
  const plan = await readPlan(act.tx, draw)
  const fen = payableFen(draw, plan, act.today)
  if (fen === 0n || (await isAsked(act.tx, draw, act.today))) return false
  if ((await openTransfer(act.tx, draw.pkDraw, act.today)) !== undefined) return false
  await askBank(act, draw, plan, { fen })
  return true
}

/**
 * The question itself: how much of what is due is to be collected. Every question about a loan is a new one; that there is one
 * at a time is the caller's to see to.
 *
 * @param isByHand somebody of the enterprise asks: it is told when nothing has been collected.
 */
export async function askBank(
  act: Act,
  draw: Draw,
  plan: readonly PlanRow[],
  { fen, isByHand = false }: { fen: bigint; isByHand?: boolean },
): Promise<void> {
  const [first] = dueBy(plan, act.today)
  if (first === undefined) throw new RangeError(`${draw.drawNo}: nothing is due`)
  const { parts } = splitDue(draw, plan, { day: act.today, fen })
  const asked = await collections(act.tx, draw.pkDraw).orderBy('round', 'desc').executeTakeFirst()
  await askOutside(act, {
    kind: 'DEDUCTION',
    institution: 'BANK',
    target: taskTargetOf(first),
    round: (asked?.round ?? 0) + 1,
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
      ...(isByHand && { isByHand }),
    },
  })
}

/** Whether the bank has not answered about the loan yet, or was asked today already. */
async function isAsked(read: Reader, { pkDraw }: Draw, today: Day): Promise<boolean> {
  const asked = await collections(read, pkDraw)
    .where((eb) => eb.or([eb('state', '=', 'OPEN'), eb('createdAt', '>=', today)]))
    .executeTakeFirst()
  return asked !== undefined
}
