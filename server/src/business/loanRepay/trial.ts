import type { LoanRepayPayload, RepayTrial } from '@jinpiao/contract/loanRepay'
import { findRepayProblems } from '@jinpiao/contract/loanRepayRules'
import type { Day } from '@jinpiao/values/days'
import type { Early } from '@jinpiao/values/loanPlan'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { readingOf } from '../../flow/reading.ts'
import { unpaidFen } from '../../loans/plan.ts'
import { earlyIn, loanFactsOf, ownDraw, type Repayable, readRepayable, repayDayOf } from './facts.ts'

/** A repayment as it is shown: its parts, and each instalment that is left before and after it. */
export function toTrial({ draw, plan }: Repayable, early: Early, repayDate: Day): RepayTrial {
  const after = new Map(early.rest.map(({ dueDate, principal, interest }) => [dueDate, principal + interest]))
  return {
    repayDate,
    outstanding: fenToDecimal(draw.outstandingFen),
    repayPrincipal: fenToDecimal(early.principal),
    accruedInterest: fenToDecimal(early.interest),
    feeAmount: fenToDecimal(early.fee),
    repayTotal: fenToDecimal(early.total),
    savedInterest: fenToDecimal(early.saved),
    rows: plan
      .filter(({ dueDate }) => dueDate > repayDate)
      .map((row) => ({
        instalmentNo: row.seq,
        dueDate: row.dueDate,
        before: fenToDecimal(unpaidFen(row)),
        after: fenToDecimal(after.get(row.dueDate) ?? 0n),
      })),
  }
}

const priced = /^(pkDraw|principal)/

/**
 * 试算: what an early repayment costs on the next day that the bank can collect on, and what becomes of the plan.
 * @throws {BusinessError} what refuses loan or amount; an open application for it refuses no trial.
 */
export async function tryRepayment(
  context: QueryContext,
  { pkDraw, kind, principal = '' }: Pick<LoanRepayPayload, 'pkDraw' | 'kind'> & { principal?: string | undefined },
): Promise<RepayTrial> {
  const reading = readingOf(context)
  const draw = await ownDraw(reading.read, reading.actor.fkCorp, pkDraw)
  const day = await repayDayOf(reading)
  const repayable = draw && (await readRepayable(reading.read, draw))
  const loan = draw ? loanFactsOf(draw, day, undefined) : null
  const payload: LoanRepayPayload = { pkDraw, kind, principal, repayDate: day, pkAccount: '', totalQuoted: '' }
  refuse(findRepayProblems(payload, { loan, from: day, to: day }).filter(({ field }) => priced.test(field)))
  const early = repayable && earlyIn(repayable, payload, day)
  if (repayable === undefined || early === undefined) throw new BusinessError('01000302')
  return toTrial(repayable, early, day)
}
