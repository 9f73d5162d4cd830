import { director, type FlowRow, funder, operator } from './flowRow.ts'
import { endsInLoan, payout, securedTexts } from './loanFlow.ts'
import { chainCreditPage } from './permissions/credit.ts'

/**
 * 金链贷申请: a loan on the trade with core companies, for enterprises that the platform has enabled it for. A director signs
 * it, the funder grants it, and the bank pays it at once: one loan per application.
 */
export const chainCreditFlow = {
  name: ['金链贷申请', 'Application for a chain loan'],
  short: ['金链贷', 'chain loans'],
  ...operator,
  submitPages: chainCreditPage,
  obstacles: ['NOT_LISTED', 'OPEN_APPLICATION', 'REFUSED_LATELY', 'NO_PRODUCT', 'NO_ACCOUNT'],
  agreements: ['creditInquiry', 'loan'],
  steps: [{ ...director(chainCreditPage), sharesPages: true }, funder({ mayReturn: true }), payout],
  counterparty: 'funderName',
  ...endsInLoan,
  textBy: securedTexts,
} as const satisfies FlowRow
