import { director, everything, type FlowRow, operator } from './flowRow.ts'
import { directorApprovePage, issuePage } from './permissions.ts'

/** Taking back what the supplier has not answered. */
export const issueCancelFlow = {
  name: ['开立撤回', 'Issue withdrawal'],
  short: ['开立撤回', 'issue withdrawals'],
  ...operator,
  submitPages: issuePage,
  steps: [director(directorApprovePage)],
  touches: everything,
  counterparty: 'supplierName',
  locks: { states: ['PENDING_ACCEPT'], side: 'ISSUER' },
  takesBack: true,
  unanswered: { todo: 'ISSUED_UNANSWERED', side: 'ISSUED' },
} as const satisfies FlowRow
