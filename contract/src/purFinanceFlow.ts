import { director, type FlowRow, funder } from './flowRow.ts'
import { endsInLoan, payout } from './loanFlow.ts'
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
  obstacles: ['OPEN_APPLICATION', 'REFUSED_LATELY', 'NO_PRODUCT', 'NO_ACCOUNT'],
  agreements: ['creditInquiry', 'loan'],
  steps: [{ ...director(financeApprovePage), sharesPages: true }, funder({ mayReturn: true }), payout],
  counterparty: 'funderName',
  ...endsInLoan,
  // A new form is described by months, amount and day (spec §7); what is stored is named by its key.
  textBy: {
    SUBMIT: ['purFinanceDay', 'purFinance', 'purFinanceKey'],
    AGAIN: 'purFinanceKey',
    APPROVE: 'purFinanceKey',
  },
} as const satisfies FlowRow
