import { counterparty, director, type FlowRow, funder, operator } from './flowRow.ts'
import { endsInLoan, payout, securedTexts } from './loanFlow.ts'
import { creditFundPage } from './permissions/credit.ts'

/**
 * 三一信用金申请: a supplier's loan that its core company recommends. The core company answers by an application of its own,
 * CREDIT_FUND_SUPPORT, within 15 days; then the funder grants it and the bank pays it at once.
 */
export const creditFundFlow = {
  name: ['三一信用金申请', 'Application for a credit fund'],
  short: ['信用金申请', 'credit fund applications'],
  ...operator,
  submitPages: creditFundPage,
  obstacles: ['NOT_OPENED', 'OPEN_APPLICATION', 'REFUSED_LATELY', 'NO_RECOMMENDER', 'NO_PRODUCT', 'NO_ACCOUNT'],
  agreements: ['creditInquiry', 'loan'],
  steps: [
    director(creditFundPage),
    {
      ...counterparty,
      name: ['核心企业推荐', 'Recommendation by the core company'],
      word: { label: ['待核心企业推荐', 'To be recommended'], tone: 'info' },
      days: 15,
      mayReturn: true,
      asks: 'LATER',
    },
    funder({ mayReturn: true }),
    payout,
  ],
  counterparty: 'recommenderName',
  ...endsInLoan,
  textBy: securedTexts,
} as const satisfies FlowRow
