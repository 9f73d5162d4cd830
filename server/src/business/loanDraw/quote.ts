import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { findLoanDrawProblems } from '@jinpiao/contract/loanDrawRules'
import type { getDrawTrial } from '@jinpiao/contract/loans'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { readingOf } from '../../flow/reading.ts'
import { lineOf } from '../../loans/agreements.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { readDrawFacts } from './facts.ts'
import { drawTrial } from './trial.ts'

const priced = /^($|amount|months|method)$/

/**
 * 支用试算: the plan of a loan of the enterprise's line, were it paid out today.
 * @throws {BusinessError} 01000302 there is no line; what refuses amount, term or way of repayment.
 */
export async function quoteDraw(
  context: QueryContext,
  wish: Pick<LoanDrawPayload, 'amount' | 'months' | 'method'>,
): Promise<DataOf<typeof getDrawTrial>> {
  const { read, actor, clock } = context
  const today = todayOf(clock)
  const line = await lineOf(read, actor.fkCorp)
  if (line === undefined) throw new BusinessError('01000302')
  const rest = { purpose: '', purposeNote: '', pkAccount: '', contractFileIds: [] as string[] } as const
  const payload: LoanDrawPayload = { ...wish, ...rest, pkAgreement: line.pkAgreement }
  const facts = await readDrawFacts(readingOf(context), payload)
  refuse(findLoanDrawProblems(payload, facts).filter(({ field }) => priced.test(field)))
  const plan = drawTrial(line, payload, today)
  if (plan === undefined) throw new BusinessError('01000302')
  return {
    annualRate: rateOf(line.rateBp),
    startDate: today,
    maturityDate: plan.rows.at(-1)?.dueDate ?? today,
    rows: plan.rows.map(({ dueDate, principal, interest }, index) => ({
      instalmentNo: index + 1,
      dueDate,
      principal: fenToDecimal(principal),
      interest: fenToDecimal(interest),
      dueTotal: fenToDecimal(principal + interest),
    })),
    totals: { interest: fenToDecimal(plan.interest), dueTotal: fenToDecimal(plan.total) },
  }
}
