import { bank, director, type FlowRow, funder, operator } from './flowRow.ts'
import { loanReceipts, loanTexts } from './loanReceipts.ts'
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
  agreements: ['loanDraw'],
  steps: [
    { ...director(selfLoanApplyPage), sharesPages: true },
    funder({ mayReturn: true }),
    bank({ name: ['银行放款', 'Payment of the loan'], word: { label: ['放款中', 'Being paid out'], tone: 'info' } }),
  ],
  words: { DONE: { label: ['已放款', 'Paid out'], tone: 'success' } },
  touches: ['applications', 'loans', 'todos', 'messages', 'receipts', 'transactions'],
  counterparty: 'funderName',
  called: { promisedDate: 'maturityDate' },
  receipts: loanReceipts,
  textBy: loanTexts,
} as const satisfies FlowRow
