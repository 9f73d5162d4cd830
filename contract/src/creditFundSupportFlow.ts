import { director, type FlowRow, final } from './flowRow.ts'
import { creditFundPage } from './permissions/credit.ts'

/**
 * 信用金推荐: whether a core company recommends its supplier's application. The application of the supplier brings it about:
 * nobody of the core company saves or submits it. Sent back, it ends, and the supplier corrects its own.
 */
export const creditFundSupportFlow = {
  name: ['信用金推荐', 'Recommendation for a credit fund'],
  short: ['信用金推荐', 'credit fund recommendations'],
  submitters: [],
  submitPages: [],
  submitActions: [],
  steps: [director(creditFundPage), final(creditFundPage)],
  // What comes of the loan is decided by others.
  words: { DONE: { label: ['已推荐', 'Recommended'], tone: 'success' } },
  touches: ['applications', 'todos', 'messages'],
  counterparty: 'applicantName',
  called: { promisedDate: 'maturityDate' },
  textBy: { APPROVE: 'loans', FINAL_APPROVE: 'loanFinal' },
} as const satisfies FlowRow
