import * as z from 'zod/mini'
import { claims } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { fields, instant, money, pk, version } from './fields.ts'
import { list } from './list.ts'
import { paymentDetailPage, paymentPages } from './permissions/exchange.ts'
import { type Problem, problem } from './problems.ts'
import { paymentNames, reportedPayment } from './reportedPayment.ts'
import { type PaymentState, paymentStateNames, paymentStates } from './states/exchange.ts'
import { tradeFile } from './trade.ts'

/** Whether a payment of this order may be reported now. */
export interface PaymentStanding {
  state: PaymentState
  /** The exchange waits for it: what has ended takes no payment, though one may be paid back. */
  isAwaited: boolean
}

/** Why a payment cannot be reported now (`08000103`); undefined: it can. The list and the page say the same. */
export function reportRefusal({ state, isAwaited }: PaymentStanding): Problem | undefined {
  const isOpen = state === 'UNPAID' || state === 'REFUSED'
  return isAwaited && isOpen ? undefined : problem('', '08000103', paymentStates[state].label)
}

/** A payment order as its list shows it. */
export const paymentRow = z.object({
  pkPayment: z.string(),
  ...fields('paymentNo', 'applyNo', 'amount', 'payeeAccountName', 'payeeAccount', 'deadline'),
  paymentState: z.enum(paymentStateNames),
  /** Of the exchange. */
  pkApply: z.string(),
  /** Days until the last day to pay, where it is still to be paid; negative: past. */
  daysLeft: z.nullable(z.number()),
  version: z.number(),
  /** The serial that the bank has not found: it is not taken again unasked. */
  refusedSerial: z.nullable(z.string()),
  /** Why no payment can be reported, in words; null: it can. */
  blockedReason: z.nullable(z.string()),
})
export type PaymentRow = z.output<typeof paymentRow>

export const listPayments = list({
  name: 'payments',
  path: '/corp/v1/baexchange-payments',
  summary: '换票付款单',
  permission: paymentPages,
  row: paymentRow,
  filters: {
    paymentNo: 'contains',
    applyNo: 'contains',
    payeeAccountName: 'contains',
    amount: 'range',
    deadline: 'range',
    paymentState: paymentStateNames,
  },
  sort: ['paymentNo', 'applyNo', 'payeeAccountName', 'amount', 'deadline'],
  sums: ['amount'],
  words: { paymentState: () => paymentStates },
})

const params = z.object({ pkPayment: pk })

export const getPayment = endpoint({
  method: 'GET',
  path: '/corp/v1/baexchange-payments/:pkPayment',
  summary: '付款单详情：收款账户、附言、登记与银行确认的经过',
  permission: paymentPages,
  params,
  data: z.object({
    ...paymentRow.shape,
    ...fields('payeeBank', 'paymentRemark', 'acceptorName'),
    /** Its exchange has ended without a bill: what has arrived is paid back. */
    isPaidBack: z.boolean(),
    /** Why the bank has not confirmed it. */
    ...fields('failReason?'),
    /** As it was reported last; null: not yet. */
    reported: z.nullable(
      z.object({
        ...fields('payAccount', 'bankSerial', 'payDate'),
        files: z.array(tradeFile),
      }),
    ),
    /** The proof that it has arrived; null: it has not. */
    receipt: z.nullable(z.object({ pkReceipt: z.string(), ...fields('receiptNo') })),
    /** What has become of it, the oldest first. */
    events: z.array(
      z.object({
        state: z.enum(paymentStateNames),
        /** Empty: not a person of the enterprise. */
        personName: z.string(),
        reason: z.nullable(z.string()),
        at: instant,
      }),
    ),
    amount: money,
  }),
})

/** 登记付款: unsigned, because it reports a payment that was made elsewhere; the bank says whether it has arrived. */
export const registerPayment = endpoint({
  method: 'POST',
  path: '/corp/v1/baexchange-payments/:pkPayment/register',
  summary: '登记付款：付款账户、银行流水号、付款日期、回单，由银行确认',
  permission: paymentDetailPage,
  posts: claims.EXCHANGE.claimants,
  params,
  body: z.object({ version, ...reportedPayment.shape }),
  names: paymentNames,
  data: z.object({}),
})
