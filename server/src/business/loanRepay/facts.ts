import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { loanProblems, type RepayFacts, type RepayLoanFacts } from '@jinpiao/contract/loanRepayRules'
import type { Day } from '@jinpiao/values/days'
import type { Early } from '@jinpiao/values/loanPlan'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { serviceDay } from '@jinpiao/values/workingDays'
import { holidays } from '../../acts/holidays.ts'
import type { Reader } from '../../db/database.ts'
import type { Reading } from '../../flow/business.ts'
import { findAgreement } from '../../loans/agreements.ts'
import { type Draw, findDraw } from '../../loans/draws.ts'
import { dueBy, earlyOf, type PlanRow, readPlan } from '../../loans/plan.ts'
import { isUsable, readAccount } from '../../queries/accounts.ts'
import { openRepayments } from '../../queries/openRepayments.ts'

/** A loan of the enterprise; undefined where it has none by this key. */
export async function ownDraw(read: Reader, fkCorp: string, pkDraw: string): Promise<Draw | undefined> {
  const draw = await findDraw(read, { pkDraw })
  return draw?.fkCorp === fkCorp ? draw : undefined
}

/** The day on which the bank collects what is submitted now: a working day, today until 16:00. */
export const repayDayOf = async ({ read, now }: Pick<Reading, 'read' | 'now'>): Promise<Day> =>
  serviceDay(now, await holidays(read))

/** A loan with its plan and the fee of repaying it early, in 1/10000. */
export interface Repayable {
  draw: Draw
  plan: PlanRow[]
  earlyFeeBp: number
}

export async function readRepayable(read: Reader, draw: Draw): Promise<Repayable> {
  const agreement = await findAgreement(read, { pkAgreement: draw.fkAgreement })
  return { draw, plan: await readPlan(read, draw), earlyFeeBp: agreement?.earlyFeeBp ?? 0 }
}

/** Its first unpaid instalment says whether something is due by a day. */
export const isDueBy = ({ nextDue }: Pick<Draw, 'nextDue'>, day: Day) => nextDue !== null && nextDue <= day

/** A loan as the rules see it on the day of the repayment. */
export const loanFactsOf = (draw: Draw, day: Day, openNo: string | undefined): RepayLoanFacts => ({
  loanState: draw.state,
  outstanding: fenToDecimal(draw.outstandingFen),
  isDue: isDueBy(draw, day),
  openNo: openNo ?? null,
})

type Wish = Pick<LoanRepayPayload, 'kind' | 'principal'>

/** What an early repayment costs and leaves on a day; undefined where it cannot be worked out. */
export function earlyIn({ draw, plan, earlyFeeBp }: Repayable, { kind, principal }: Wish, day: Day): Early | undefined {
  const wanted = kind === 'EARLY_ALL' ? draw.outstandingFen : principal === '' ? 0n : decimalToFen(principal)
  const isPart = wanted > 0n && (kind === 'EARLY_ALL' || wanted < draw.outstandingFen)
  if (!isPart || draw.state !== 'ACTIVE' || day < draw.dayFrom || dueBy(plan, day).length > 0) return undefined
  return earlyOf(draw, plan, { day, principal: kind === 'EARLY_ALL' ? 'ALL' : wanted, earlyFeeBp })
}

/** What the rules need to know of an early repayment. */
export async function readRepayFacts(
  reading: Reading,
  payload: LoanRepayPayload,
  moment: 'submit' | 'approve',
  pkApply?: string,
): Promise<RepayFacts> {
  const { read, actor, today } = reading
  const { pkDraw, repayDate, pkAccount } = payload
  const draw = pkDraw === '' ? undefined : await ownDraw(read, actor.fkCorp, pkDraw)
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  const first = await repayDayOf(reading)
  const days =
    moment === 'submit' ? { from: first, to: first } : { from: today, to: first < repayDate ? repayDate : first }
  const common = { ...days, ...(pkAccount !== '' && { isAccountProved: account !== undefined && isUsable(account) }) }
  if (draw === undefined) return { ...common, loan: pkDraw === '' ? undefined : null }
  const repayable = await readRepayable(read, draw)
  const day = repayDate || first
  const open = await openRepayments(read, actor.fkCorp, [draw.drawNo], pkApply)
  const loan = loanFactsOf(draw, day, open.get(draw.drawNo)?.applyNo)
  const early = loanProblems(loan).length === 0 ? earlyIn(repayable, payload, day) : undefined
  return { ...common, loan, ...(early && { total: fenToDecimal(early.total) }) }
}
