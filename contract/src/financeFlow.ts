import { bank, director, everything, type FlowRow, funder, operator, platform } from './flowRow.ts'
import { financeApprovePage, financeDetailPage, financePage } from './permissions/finance.ts'
import { MIN_FINANCE_DAYS } from './ticketPolicy.ts'

/** 融资: a held ticket, or a part of it, sold to a funder. Reviewed inside, then by platform, funder and bank. */
export const financeFlow = {
  name: ['金票融资', 'Financing'],
  short: ['融资', 'financings'],
  ...operator,
  submitPages: financePage,
  obstacles: ['NO_TICKET', 'NO_PRODUCT', 'NO_ACCOUNT'],
  readOn: financeDetailPage,
  agreements: ['assignment', 'factoring', 'creditInquiry'],
  steps: [{ ...director(financeApprovePage), sharesPages: true }, platform({ mayReturn: true }), funder(), bank()],
  touches: [...everything, 'invoices', 'transactions'],
  counterparty: 'funderName',
  called: { amount: 'financeAmount' },
  receipt: { label: ['融资凭证', 'Financing'], tone: 'success' },
  fromTicket: {
    act: ['融资', 'financed'],
    closed: { days: MIN_FINANCE_DAYS - 1, code: '04000129' },
    done: { label: ['已融资', 'Financed'], tone: 'neutral' },
  },
  textBy: { SUBMIT: 'finCreate', APPROVE: 'finApprove' },
} as const satisfies FlowRow
