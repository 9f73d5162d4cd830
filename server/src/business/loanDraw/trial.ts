import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { monthsOf } from '@jinpiao/contract/loanDrawRules'
import { type LoanPlan, trialOf } from '@jinpiao/contract/loanTrial'
import { fenOf } from '@jinpiao/contract/problems'
import type { Day } from '@jinpiao/values/days'
import type { Agreement } from '../../loans/agreements.ts'

/** What a draw would cost, were it paid out on that day; undefined while something is missing for it, or is not offered. */
export function drawTrial(
  { rateBp, dayBasis, monthsMax, methods }: Agreement,
  { amount, months, method }: Pick<LoanDrawPayload, 'amount' | 'months' | 'method'>,
  from: Day,
): LoanPlan | undefined {
  const fen = fenOf(amount)
  const count = monthsOf(months, monthsMax)
  if (fen === undefined || count === undefined || method === '' || !methods.includes(method)) return undefined
  return trialOf({ amount: fen, months: count, method, rateBp, dayBasis, from })
}
