import { type FlowRow, platform } from './flowRow.ts'
import { invoicingPage } from './permissions/exchange.ts'

/** 开票申请: an invoice for paid fees of one party. It moves nothing, so nothing is signed. */
export const invoicingFlow = {
  name: ['开票申请', 'Application for an invoice'],
  short: ['开票申请', 'applications for invoices'],
  submitters: ['OPERATOR', 'DIRECTOR'],
  submitPages: invoicingPage,
  obstacles: ['NO_BILLING', 'NO_BILL'],
  submitActions: ['SUBMIT'],
  unsigned: true,
  steps: [platform({ mayReturn: true, word: { label: ['开票中', 'Being invoiced'], tone: 'info' } })],
  words: {
    DONE: { label: ['已开票', 'Invoiced'], tone: 'success' },
    REJECTED: { label: ['未开票', 'Not invoiced'], tone: 'danger' },
  },
  touches: ['applications', 'fees', 'todos', 'messages'],
  counterparty: 'issuingParty',
  lacks: ['promisedDate'],
  // Of the bills that are invoiced; each names the business that has borne it.
  receipts: { FEE: { label: ['缴费凭证', 'Fee'], tone: 'info' } },
} as const satisfies FlowRow
