import { director, type FlowRow, funder, operator } from './flowRow.ts'
import { endsInLoan, loanTexts, payout } from './loanFlow.ts'
import { drawPage, selfLoanApplyPage } from './permissions/loans.ts'

/**
 * 支用: a loan of the enterprise's own line. The line is reserved from the submission on; the loan is born when the bank
 * has paid it out.
 */
export const loanDrawFlow = {
  name: ['金易贷支用', 'Loan draw'],
  short: ['支用', 'draws'],
  ...operator,
  submitPages: drawPage,
  obstacles: ['NO_LINE', 'LINE_STOPPED', 'LINE_USED_UP', 'NO_ACCOUNT'],
  agreements: ['loanDraw'],
  steps: [{ ...director(selfLoanApplyPage), sharesPages: true }, funder({ mayReturn: true }), payout],
  counterparty: 'funderName',
  ...endsInLoan,
  textBy: loanTexts,
} as const satisfies FlowRow
