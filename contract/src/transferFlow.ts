import { counterparty, director, everything, type FlowRow, operator } from './flowRow.ts'
import { CLOSED_DAYS } from './ticketPolicy.ts'

/** Where it is filled in, as a permission (I21); see `permissions.ts`. */
export const transferPage = ['/credit/chain/transfer/apply'] as const

/** 转让: a director of the sender, then the recipients. */
export const transferFlow = {
  name: ['金票转让', 'Ticket transfer'],
  short: ['转让', 'transfers'],
  ...operator,
  submitPages: transferPage,
  obstacles: ['NO_TICKET'],
  agreements: ['transfer'],
  steps: [director(['/credit/chain/transfer/split-approve']), counterparty],
  lines: {
    unit: ['张', 'tickets'],
    done: ['已签收', 'Accepted'],
    failed: ['未签收', 'Not accepted'],
    open: ['待签收', 'Awaiting acceptance'],
  },
  words: { PARTLY_FAILED: { label: ['部分签收', 'Partly accepted'], tone: 'warning' } },
  touches: everything,
  counterparty: 'recipientName',
  receipt: { label: ['转让凭证', 'Transfer'], tone: 'info' },
  fromTicket: {
    act: ['转让', 'transferred'],
    closed: { days: CLOSED_DAYS, code: '04000102' },
    done: { label: ['已转让', 'Transferred'], tone: 'neutral' },
    passesOn: true,
  },
} as const satisfies FlowRow
