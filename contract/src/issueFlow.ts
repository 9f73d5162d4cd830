import { counterparty, director, everything, type FlowRow, final, operator } from './flowRow.ts'
import { directorApprovePage, finalApprovePage, issuePage } from './permissions.ts'

/** Issuing: two posts of the issuer, then the supplier. */
export const issueFlow = {
  name: ['金票开立', 'Ticket issue'],
  short: ['开立', 'issues'],
  ...operator,
  submitPages: issuePage,
  obstacles: ['ISSUE_SUSPENDED', 'PARENT_SUSPENDED', 'LICENCE_OVER', 'TICKETS_CLOSED', 'NO_LIMIT', 'NO_SUPPLIER'],
  agreements: ['promise', 'issue'],
  steps: [director(directorApprovePage), final(finalApprovePage), counterparty],
  lines: {
    unit: ['张', 'tickets'],
    done: ['已签收', 'Accepted'],
    failed: ['未签收', 'Not accepted'],
    open: ['待签收', 'Awaiting acceptance'],
    isOnly: true,
  },
  touches: everything,
  counterparty: 'supplierName',
  receipt: { label: ['开立凭证', 'Issue'], tone: 'info' },
} as const satisfies FlowRow
