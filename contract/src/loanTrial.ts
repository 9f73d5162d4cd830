import type { Day } from '@jinpiao/values/days'
import { dueDates, type Instalment, planOf, type RepayMethod } from '@jinpiao/values/loanPlan'
import type { Fen } from '@jinpiao/values/money'

/** What a plan is reckoned from. */
export interface TrialOf {
  amount: Fen
  months: number
  method: RepayMethod
  /** Per year, in 1/10000. */
  rateBp: number
  dayBasis: number
  /** The day of the payment. */
  from: Day
}

/** A plan with its sums. */
export interface LoanPlan {
  rows: readonly Instalment[]
  interest: Fen
  total: Fen
}

/**
 * 试算: the plan of a loan as if it were paid on that day, for the form, the application and the draw alike. 1,000,000.00 at
 * 6.00 % over 12 equal instalments from 2026-11-30: interest 33,120.80. Undefined where the terms make no plan.
 */
export function trialOf({ amount, months, method, rateBp, dayBasis, from }: TrialOf): LoanPlan | undefined {
  if (amount <= 0n || months < 1) return undefined
  const terms = { rateBp: BigInt(rateBp), dayBasis: BigInt(dayBasis) }
  const rows = planOf({ ...terms, amount, method, from, dueDates: dueDates(from, months, method) })
  const interest = rows.reduce((sum, row) => sum + row.interest, 0n)
  return { rows, interest, total: amount + interest }
}
