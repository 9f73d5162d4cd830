import type { TakenKind } from '@jinpiao/contract/states/loans'
import type { Day } from '@jinpiao/values/days'
import type { Early } from '@jinpiao/values/loanPlan'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { writeLedger } from '../acts/ledger.ts'
import { closeTodos } from '../acts/notify.ts'
import { BusinessError } from '../domain/businessError.ts'
import { tailOf } from '../domain/numbering.ts'
import { findAgreement, setAgreementState } from './agreements.ts'
import { changeDraw, type Draw, loanTarget } from './draws.ts'
import { moveLine } from './line.ts'
import { dueBy, nextOf, type PlanRow, readPlan, replacePlan, splitDue, unpaidFen } from './plan.ts'

/** Money that has come back. */
export interface Paid {
  day: Day
  fen: bigint
  bankSerial: string
  kind: TakenKind
  /** The application for an early repayment; none: a scheduled one. */
  pkApply?: string | null
  /** Snapshot of the account that it was paid from, where the bank said. */
  account?: object | null
  /** What an early repayment costs and leaves, as `earlyOf` says for its day. */
  early?: Early
}

interface Parts {
  principal: bigint
  interest: bigint
  penalty: bigint
  fee: bigint
}

/**
 * Takes a payment: instalments, plan, line, books of both sides, and a row that stays. A scheduled one goes to what is due
 * by its day, the oldest first; of each instalment to penalty, then interest, then principal. An early one (`early`)
 * replaces the plan. With the last fen the loan is settled, and with its overdue loans a line is in force again. The caller
 * has locked the agreement; `draw` has been read behind the lock.
 *
 * @throws {BusinessError} 09000103 repaid early while something is overdue, 09000104 or due that day; 06000102 an
 * instalment after that day has been collected already; 09000115 settled.
 * @throws {RangeError} more is paid than is due: a defect, because who asks has compared.
 */
export async function takePayment(
  act: Act,
  draw: Draw,
  paid: Paid,
): Promise<{ pkRepay: string; repayNo: string; isSettled: boolean }> {
  if (draw.state === 'SETTLED') throw new BusinessError('09000115')
  const {
    parts,
    draw: next,
    isLate,
  } = paid.early ? await payEarly(act, draw, paid.early, paid) : await payDue(act, draw, paid)
  if (parts.principal > 0n) {
    await moveLine(act, draw.fkAgreement, 'REPAY', parts.principal, paid.pkApply ?? null)
  }
  const recorded = await record(act, draw, paid, { ...parts, isLate })
  const isSettled = await standAfter(act, next, draw.outstandingFen - parts.principal)
  await closeTodos(act, loanTarget(draw))
  return { ...recorded, isSettled }
}

interface Taken {
  parts: Parts
  draw: Draw
  /** Some of it had to be paid before its day: every paper, list and detail calls it late. */
  isLate: boolean
}

async function payDue(act: Act, draw: Draw, { fen, day }: Paid): Promise<Taken> {
  const { rows, parts, left } = splitDue(draw, await readPlan(act.tx, draw), { day, fen })
  if (left > 0n) throw new RangeError(`${draw.drawNo}: ${fen} fen paid, ${left} more than is due`)
  for (const { row, used, isPenaltyPaid } of rows) await payRow(act, row, used, { day, isPenaltyPaid })
  return { parts: { ...parts, fee: 0n }, draw, isLate: rows.some(({ row }) => row.payableDate < day) }
}

async function payRow(
  act: Act,
  row: PlanRow,
  used: { principal: bigint; interest: bigint; penalty: bigint },
  { day, isPenaltyPaid }: { day: Day; isPenaltyPaid: boolean },
): Promise<void> {
  const paid = {
    paidPrincipalFen: row.paidPrincipalFen + used.principal,
    paidInterestFen: row.paidInterestFen + used.interest,
    paidPenaltyFen: row.paidPenaltyFen + used.penalty,
  }
  const isPaid = unpaidFen({ ...row, ...paid }) === 0n
  const from = row.penaltyFrom ?? row.payableDate
  // What is left bears penalty from that day; until all of the penalty is paid, nothing else is.
  const penalty =
    isPenaltyPaid && day > from
      ? { penaltyFrom: day, penaltyPaidFen: 0n }
      : { penaltyPaidFen: row.penaltyPaidFen + used.penalty }
  const partly = row.state === 'OVERDUE' ? 'OVERDUE' : 'PARTIAL'
  await act.tx
    .updateTable('instalment')
    .set({ ...paid, ...penalty, state: isPaid ? 'PAID' : partly, ...(isPaid && { paidAt: act.at }) })
    .where('fkDraw', '=', row.fkDraw)
    .where('planNo', '=', row.planNo)
    .where('seq', '=', row.seq)
    .execute()
}

async function payEarly(act: Act, draw: Draw, early: Early, { day, fen }: Paid): Promise<Taken> {
  const plan = await readPlan(act.tx, draw)
  const due = dueBy(plan, day)
  if (due.some((row) => row.payableDate < day)) throw new BusinessError('09000103')
  if (due.length > 0) throw new BusinessError('09000104')
  // Known late: what has been collected of the plan since would be paid twice by the new one.
  if (plan.some((row) => row.dueDate > day && isBegun(row))) throw new BusinessError('06000102')
  const left = early.rest.reduce((total, { principal }) => total + principal, 0n)
  if (fen !== early.total || early.principal + left !== draw.outstandingFen) {
    throw new RangeError(`${draw.drawNo}: ${fen} fen is not what it costs to repay ${early.principal} early`)
  }
  const { principal, interest, fee } = early
  return {
    parts: { principal, interest, penalty: 0n, fee },
    draw: await replacePlan(act, draw, early, day),
    isLate: false,
  }
}

const isBegun = ({ paidPrincipalFen, paidInterestFen, paidPenaltyFen }: PlanRow) =>
  paidPrincipalFen + paidInterestFen + paidPenaltyFen > 0n

/** The repayment as it stays, and in the books of both sides; a fee is a movement of its own. */
async function record(
  act: Act,
  draw: Draw,
  { day, kind, bankSerial, pkApply = null, account = null }: Paid,
  { principal, interest, penalty, fee, isLate }: Parts & { isLate: boolean },
): Promise<{ pkRepay: string; repayNo: string }> {
  const pkRepay = newPk()
  const repayNo = await nextNumber(act, 'HK')
  const back = principal + interest + penalty
  await act.tx
    .insertInto('repayment')
    .values({
      pkRepay,
      repayNo,
      noTail: tailOf(repayNo),
      fkDraw: draw.pkDraw,
      fkCorp: draw.fkCorp,
      kind,
      isLate: isLate ? 1 : 0,
      principalFen: principal,
      interestFen: interest,
      penaltyFen: penalty,
      feeFen: fee,
      totalFen: back + fee,
      day,
      account: account && JSON.stringify(account),
      bankSerial,
      pkApply,
      at: act.at,
    })
    .execute()
  for (const [moved, amountFen] of [
    ['LOAN_BACK', back],
    ['FEE', fee],
  ] as const) {
    if (amountFen === 0n) continue
    const row = { kind: moved, asset: 'MONEY', amountFen, pkCredit: null, businessNo: draw.drawNo, bankSerial } as const
    const own = { fkCorp: draw.fkCorp, fkParty: draw.fkFunder, partyName: draw.funderName, pkApply }
    writeLedger(act, { ...row, ...own, direction: 'OUT' })
    writeLedger(act, { ...row, fkCorp: draw.fkFunder, fkParty: draw.fkCorp, pkApply: null, direction: 'IN' })
  }
  act.facts.push({
    action: `LOAN.${kind}`,
    target: `loan:${draw.pkDraw}`,
    before: { outstandingFen: String(draw.outstandingFen) },
    after: { repayNo, day, totalFen: String(back + fee), principalFen: String(principal), bankSerial },
  })
  return { pkRepay, repayNo }
}

/** What the loan and its agreement are after a payment. */
async function standAfter(act: Act, draw: Draw, outstandingFen: bigint): Promise<boolean> {
  const plan = await readPlan(act.tx, draw)
  const isSettled = outstandingFen === 0n && plan.every((row) => unpaidFen(row) === 0n)
  const isOverdue = plan.some(({ state }) => state === 'OVERDUE')
  if (isSettled) await payNothing(act, draw)
  const state = isSettled ? 'SETTLED' : isOverdue ? 'OVERDUE' : 'ACTIVE'
  await changeDraw(act, draw, { outstandingFen, state, ...nextOf(plan) })
  await standOfAgreement(act, draw.fkAgreement)
  return isSettled
}

/** Instalments of nothing, as a loan of some fen has them, are paid with the loan. */
async function payNothing(act: Act, { pkDraw, planNo }: Draw): Promise<void> {
  await act.tx
    .updateTable('instalment')
    .set({ state: 'PAID', paidAt: act.at })
    .where('fkDraw', '=', pkDraw)
    .where('planNo', '=', planNo)
    .where('state', 'in', ['NOT_DUE', 'DUE'])
    .execute()
}

/**
 * What an agreement is by its loans: frozen while one is overdue; else in force, or what it came to meanwhile: a line past
 * its last day is EXPIRED, another product's agreement SETTLED with its loan.
 */
export async function standOfAgreement(act: Act, pkAgreement: string): Promise<void> {
  const agreement = await findAgreement(act.tx, { pkAgreement })
  if (agreement === undefined) throw new BusinessError('01000302')
  const draws = await act.tx.selectFrom('loan_draw').select('state').where('fkAgreement', '=', pkAgreement).execute()
  const { product, dayTo, state } = agreement
  if (state === 'EXPIRED' || state === 'SETTLED') return
  if (draws.some((draw) => draw.state === 'OVERDUE')) return setAgreementState(act, agreement, 'FROZEN')
  const isOver = product !== 'SELF_LOAN' && draws.every((draw) => draw.state === 'SETTLED')
  if (isOver && draws.length > 0) return setAgreementState(act, agreement, 'SETTLED')
  const isExpired = product === 'SELF_LOAN' && dayTo < act.today
  return setAgreementState(act, agreement, isExpired ? 'EXPIRED' : 'ACTIVE')
}
