import { counterparty, director, everything, type FlowRow, final, operator } from './flowRow.ts'
import { directorApprovePage, finalApprovePage, issuePage } from './permissions.ts'

/** Issuing: two posts of the issuer, then the supplier. */
export const issueFlow = {
  name: ['金票开立', 'Ticket issue'],
  short: ['开立', 'issues'],
  ...operator,
  submitPages: issuePage,
  agreements: ['promise', 'issue'],
  steps: [director(directorApprovePage), final(finalApprovePage), counterparty],
  touches: everything,
  counterparty: 'supplierName',
  receipt: { label: ['签发凭证', 'Issue'], tone: 'info' },
} as const satisfies FlowRow
