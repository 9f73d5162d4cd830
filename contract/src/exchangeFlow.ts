import { bank, director, everything, type FlowRow, funder, operator, platform } from './flowRow.ts'
import { exchangeApplyPage, exchangeApprovePage, exchangeIndexPage } from './permissions/exchange.ts'
import { CLOSED_DAYS } from './ticketPolicy.ts'

/**
 * 金易换: held tickets of one issuer for a bank's bill of the same face value. Reviewed inside, then by the platform; the fee
 * is paid and confirmed by the bank, and the accepting bank delivers the bill. The days outside are 13 together, fewer than
 * the 15 that an approval asks for: the end comes before the tickets' day.
 */
export const exchangeFlow = {
  name: ['金易换', 'Bill exchange'],
  short: ['换票', 'exchanges'],
  ...operator,
  submitPages: exchangeApplyPage,
  obstacles: ['NOT_OPENED', 'NO_TICKET', 'NO_PRODUCT', 'NO_ACCOUNT'],
  readOn: exchangeIndexPage,
  agreements: ['exchange'],
  steps: [
    director(exchangeApprovePage),
    platform({ mayReturn: true, days: 3 }),
    {
      ...bank({
        name: ['手续费付款', 'Payment of the fee'],
        days: 5,
        word: { label: ['待付款', 'To be paid'], tone: 'warning' },
      }),
      asks: 'LATER',
    },
    funder({
      name: ['承兑行出票', 'Bill by the accepting bank'],
      days: 5,
      word: { label: ['换票中', 'Being exchanged'], tone: 'info' },
    }),
  ],
  touches: [...everything, 'payments', 'fees', 'transactions'],
  counterparty: 'acceptorName',
  called: { promisedDate: 'billDueDate' },
  receipts: { EXCHANGE_FEE: { label: ['换票付款凭证', 'Exchange fee'], tone: 'info' } },
  fromTicket: {
    act: ['换票', 'exchanged'],
    closed: { days: CLOSED_DAYS, code: '08000105' },
    done: { label: ['已换票', 'Exchanged'], tone: 'neutral' },
  },
} as const satisfies FlowRow
