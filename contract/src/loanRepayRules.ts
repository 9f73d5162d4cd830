import type { Day } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { CheckTopic } from './checks.ts'
import type { LoanRepayPayload } from './loanRepay.ts'
import { amountProblems, missing, notChosen, type Problem, problem } from './problems.ts'
import type { DrawState } from './states/loans.ts'
import { termOf } from './terms.ts'

export interface RepayFacts {
  /** Undefined: nobody has asked; null: the enterprise has none by this key. */
  loan?: RepayLoanFacts | null | undefined
  /** Days that the bank can collect on: before a submission one, at an approval those from today on. */
  from: Day
  to: Day
  isAccountProved?: boolean | undefined
  /** What it comes to now; undefined: not known here. */
  total?: string | undefined
}

export interface RepayLoanFacts {
  loanState: DrawState
  outstanding: string
  /** An instalment is due by the day of the repayment. */
  isDue: boolean
  /** Another application for the loan that is in progress. */
  openNo: string | null
}

/** Everything that refuses an early repayment, in the order of the form. */
export function findRepayProblems(payload: LoanRepayPayload, facts: RepayFacts): Problem[] {
  const { pkDraw, repayDate, pkAccount, totalQuoted } = payload
  const refusals = pkDraw === '' ? [notChosen('pkDraw', 'drawNo')] : loanProblems(facts.loan)
  const parts = principalProblems(payload, facts.loan)
  const days = dayProblems(repayDate, facts)
  const isPriced = refusals.length + parts.length + days.length === 0
  return [
    ...refusals,
    ...parts,
    ...days,
    ...(pkAccount === '' ? [notChosen('pkAccount', 'repayAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
    ...(isPriced && facts.total !== undefined && facts.total !== totalQuoted
      ? [problem('totalQuoted', '06000102')]
      : []),
  ]
}

/** Why nothing of the loan can be repaid early today: one reason, the nearest first. */
export function loanProblems(loan: RepayLoanFacts | null | undefined): Problem[] {
  if (loan === undefined) return []
  if (loan === null) return [problem('pkDraw', '01000302')]
  if (loan.loanState === 'SETTLED') return [problem('pkDraw', '09000115')]
  if (loan.loanState === 'OVERDUE') return [problem('pkDraw', '09000103')]
  if (loan.isDue) return [problem('pkDraw', '09000104')]
  return loan.openNo === null ? [] : [problem('pkDraw', '09000111', loan.openNo)]
}

/** A part is less than what is left: of a loan of 1,000.00 yuan at most 999.99. */
function principalProblems({ kind, principal }: LoanRepayPayload, loan: RepayLoanFacts | null | undefined): Problem[] {
  if (kind === 'EARLY_ALL') return []
  const wrong = amountProblems('principal', 'repayPrincipal', principal)
  if (wrong.length > 0 || !loan || loan.loanState === 'SETTLED') return wrong
  return decimalToFen(principal) < decimalToFen(loan.outstanding)
    ? []
    : [problem('principal', '09000107', formatMoney(loan.outstanding))]
}

/** The interest is that of one day: before it, another sum would be due; after it, nobody could collect this one. */
function dayProblems(repayDate: LoanRepayPayload['repayDate'], { from, to }: RepayFacts): Problem[] {
  if (repayDate === '') return [missing('repayDate', 'repayDate')]
  if (repayDate < from) return [problem('repayDate', '09000106', repayDate)]
  return repayDate > to ? [problem('repayDate', '06000102')] : []
}

/** What a reviewer reads of an early repayment, in the order of the form. */
export const repayTopics: readonly CheckTopic[] = [
  { name: termOf('drawNo').name, fields: /^($|pkDraw)/ },
  { name: termOf('repayPrincipal').name, fields: /^(principal|totalQuoted)/ },
  { name: termOf('repayDate').name, fields: /^repayDate/ },
  { name: termOf('repayAccount').name, fields: /^pkAccount/ },
]
