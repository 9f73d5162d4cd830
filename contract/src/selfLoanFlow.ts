import { director, type FlowRow, funder, operator } from './flowRow.ts'
import { securedTexts } from './loanFlow.ts'
import { selfLoanApplyPage } from './permissions/loans.ts'

/** 金易贷授信申请: for a line of credit that is drawn on afterwards. A director signs it, the funder grants or refuses it. */
export const selfLoanFlow = {
  name: ['金易贷授信申请', 'Application for a credit line'],
  short: ['授信申请', 'credit applications'],
  ...operator,
  submitPages: selfLoanApplyPage,
  obstacles: ['NOT_OPENED', 'HAS_LINE', 'OPEN_APPLICATION', 'REFUSED_LATELY', 'NO_PRODUCT', 'NO_ACCOUNT'],
  agreements: ['creditInquiry', 'loan'],
  steps: [{ ...director(selfLoanApplyPage), sharesPages: true }, funder({ mayReturn: true })],
  touches: ['applications', 'loans', 'todos', 'messages'],
  counterparty: 'funderName',
  called: { amount: 'lineAmount' },
  lacks: ['promisedDate'],
  textBy: securedTexts,
} as const satisfies FlowRow
