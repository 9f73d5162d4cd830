import type { FlowRow } from './flowRow.ts'
import { protocolPage } from './permissions/loans.ts'

/** 授信协议签署: one signature is the whole act. With it the pages of the enterprise's own loans open (spec §6). */
export const loanProtocolFlow = {
  name: ['授信协议签署', 'Signing of the credit agreement'],
  short: ['授信协议', 'credit agreements'],
  submitters: ['DIRECTOR'],
  submitPages: protocolPage,
  submitActions: ['CONTRACT'],
  agreements: ['selfLoan'],
  steps: [],
  words: { DONE: { label: ['已签署', 'Signed'], tone: 'success' } },
  lacks: ['amount', 'promisedDate'],
  touches: ['applications', 'loans', 'products', 'todos', 'messages'],
  counterparty: 'funderName',
  textBy: { CONTRACT: 'products' },
} as const satisfies FlowRow
