import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, moneySum, pk, pkOrNone, repeated, typed } from './fields.ts'
import { exchangePages, paymentPages } from './permissions/exchange.ts'
import { paymentStateNames } from './states/exchange.ts'

/** Tickets of one exchange. */
export const MAX_EXCHANGED = 50

/** 换票: tickets, whole, for a bill of the same face value. A draft may be incomplete. */
export const exchangePayload = z.object({
  fkCredits: z.array(pk).check(z.maxLength(MAX_EXCHANGED)),
  /** Of the accepting bank. */
  fkProduct: pkOrNone,
  billDueDate: z.union([day, z.literal('')]),
  /** The enterprise's own account that the bill is delivered to. */
  pkAccount: pkOrNone,
  /** The fee as the form showed it: one that has changed since is refused. */
  feeQuoted: z.union([money, z.literal('')]),
  remark: typed('remark'),
})
export type ExchangePayload = z.output<typeof exchangePayload>

/** A ticket of an exchange, as its detail shows it. */
export const exchangeTicket = z.object({
  pkCredit: z.string(),
  ...fields('creditNo', 'issuerName', 'amount', 'promisedDate'),
})
export type ExchangeTicket = z.output<typeof exchangeTicket>

export const exchange = applications({
  type: 'EXCHANGE',
  name: 'exchanges',
  drafts: '/corp/v1/baexchanges',
  acts: '/corp/v1/baexchanges',
  steps: { PENDING_DIRECTOR: '' },
  payload: exchangePayload,
  names: {
    fkCredits: 'chosenTickets',
    fkProduct: 'acceptorName',
    pkAccount: 'receivingAccount',
    feeQuoted: 'feeAmount',
  },
  row: {
    ...fields('acceptorName', 'ticketCount', 'feeAmount?'),
    /** Its payment order, once the platform has agreed. */
    pkPayment: z.nullable(z.string()),
  },
  detail: {
    ...fields('issuerName', 'feeRate'),
    tickets: z.array(exchangeTicket),
    /** Where the bill is delivered: the account by its last four digits. */
    account: z.nullable(z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() })),
    /** Once the accepting bank has delivered it. */
    bill: z.nullable(z.object({ ...fields('billNo', 'billDueDate'), amount: money })),
    payment: z.nullable(
      z.object({ ...fields('paymentNo', 'deadline'), pkPayment: z.string(), state: z.enum(paymentStateNames) }),
    ),
  },
  facts: z.object({ isOpened: z.boolean() }),
  readers: [...exchangePages, ...paymentPages],
})
export type ExchangeApplication = z.output<typeof exchange.row>

/** 试算: what a bill for these tickets costs with this accepting bank, and when it may be due. */
export const getExchangeQuote = endpoint({
  method: 'GET',
  path: '/corp/v1/baexchanges/quote',
  summary: '换票试算：票面合计、手续费、票据到期日范围',
  permission: exchangePages,
  query: z.object({ fkCredits: repeated(pk), fkProduct: pk }),
  names: { fkProduct: 'acceptorName' },
  data: z.object({ total: moneySum, ...fields('feeRate', 'feeAmount'), billDueFrom: day, billDueTo: day }),
})
