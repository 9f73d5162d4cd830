import { bank, director, type FlowRow, funder } from './flowRow.ts'
import { loanReceipts } from './loanReceipts.ts'
import { purFinancePage } from './permissions/credit.ts'
import { financeApprovePage } from './permissions/finance.ts'

/**
 * 采购融资: a loan on what was bought in a month, applied for by a purchaser. A director signs it, the funder grants it, and
 * the bank pays it at once: one loan per application, repaid in one sum.
 */
export const purFinanceFlow = {
  name: ['采购融资', 'Purchase finance'],
  short: ['采购融资', 'purchase finance'],
  submitters: ['PURCHASE'],
  submitActions: ['SUBMIT'],
  submitPages: purFinancePage,
  agreements: ['creditInquiry', 'loan'],
  steps: [
    { ...director(financeApprovePage), sharesPages: true },
    funder({ mayReturn: true }),
    bank({ name: ['银行放款', 'Payment of the loan'], word: { label: ['放款中', 'Being paid out'], tone: 'info' } }),
  ],
  words: { DONE: { label: ['已放款', 'Paid out'], tone: 'success' } },
  touches: ['applications', 'loans', 'todos', 'messages', 'receipts', 'transactions'],
  counterparty: 'funderName',
  called: { promisedDate: 'maturityDate' },
  receipts: loanReceipts,
  // A new form is described by months, amount and day (spec §7); what is stored is named by its key.
  textBy: {
    SUBMIT: ['purFinanceDay', 'purFinance', 'purFinanceKey'],
    AGAIN: 'purFinanceKey',
    APPROVE: 'purFinanceKey',
  },
} as const satisfies FlowRow
