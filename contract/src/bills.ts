import * as z from 'zod/mini'
import { claims } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { fields, pk, version } from './fields.ts'
import { businessTypes } from './flow.ts'
import { list } from './list.ts'
import { feeBillPage, invoicingPage } from './permissions/exchange.ts'
import { paymentNames, reportedPayment } from './reportedPayment.ts'
import type { Post } from './roles.ts'
import {
  billKindNames,
  billKinds,
  feePartyNames,
  feeStateNames,
  feeStates,
  invoicedStateNames,
  invoicedStates,
} from './states/exchange.ts'
import { tradeFile } from './trade.ts'

/** Who reports payments and applies for invoices; others read. */
export const feeKeepers = ['OPERATOR', 'DIRECTOR'] as const satisfies readonly Post[]

/** What an enterprise owes, or has paid, for a service. */
export const feeBill = z.object({
  pkBill: z.string(),
  ...fields('feeBillNo', 'issuingParty', 'sourceNo', 'amount', 'period', 'deadline', 'feePaidAt?'),
  /** Where it is paid to, or was: the platform's account, also for what it collects for others. Null: see the hotline. */
  ...fields('payeeAccountName?', 'payeeAccount?', 'payeeBank?'),
  /** The application that it was borne by. */
  pkSource: z.nullable(z.string()),
  sourceType: z.nullable(z.enum(businessTypes)),
  billKind: z.enum(billKindNames),
  partyKind: z.enum(feePartyNames),
  feeState: z.enum(feeStateNames),
  invoicedState: z.enum(invoicedStateNames),
  /** The serial that the bank has not found: it is not taken again unasked. */
  refusedSerial: z.nullable(z.string()),
  version: z.number(),
})
export type FeeBill = z.output<typeof feeBill>

export const listBills = list({
  name: 'bills',
  path: '/corp/v1/bills',
  summary: '缴费账单与合计',
  permission: [...feeBillPage, ...invoicingPage],
  row: feeBill,
  filters: {
    feeBillNo: 'contains',
    issuingParty: 'contains',
    billKind: billKindNames,
    amount: 'range',
    feePaidAt: 'range',
    deadline: 'range',
    feeState: feeStateNames,
    invoicedState: invoicedStateNames,
  },
  sort: ['feeBillNo', 'issuingParty', 'billKind', 'amount', 'feePaidAt', 'deadline', 'invoicedState'],
  sums: ['amount'],
  words: { billKind: () => billKinds, feeState: () => feeStates, invoicedState: () => invoicedStates },
})

const params = z.object({ pkBill: pk })

export const getBill = endpoint({
  method: 'GET',
  path: '/corp/v1/bills/:pkBill',
  summary: '一张账单：缴费登记、退回原因与缴费凭证',
  permission: feeBillPage,
  params,
  data: z.object({
    ...feeBill.shape,
    /** How it was paid, as reported; null: nobody has reported a payment. */
    payment: z.nullable(
      z.object({
        ...fields('bankName', 'bankSerial', 'payDate'),
        accountTail: z.string(),
        files: z.array(tradeFile),
      }),
    ),
    /** Why the bank has not confirmed the payment that was reported last; null: it was not refused. */
    refusedReason: z.nullable(z.string()),
    /** 缴费凭证; null while it is not paid by a reported payment. */
    receipt: z.nullable(z.object({ pkReceipt: z.string(), ...fields('receiptNo') })),
    /** The application for its invoice. */
    invoicing: z.nullable(z.object({ pkApply: z.string(), ...fields('applyNo') })),
  }),
})

/** Reports a payment that the enterprise has made through its bank. It makes none, so nothing is signed. */
export const payBill = endpoint({
  method: 'POST',
  path: '/corp/v1/bills/:pkBill/register',
  summary: '登记缴费：付款账户、银行流水号、付款日期、回单，由银行确认',
  permission: feeBillPage,
  posts: claims.FEE.claimants,
  params,
  body: z.object({ version, ...reportedPayment.shape }),
  names: paymentNames,
  data: z.object({ version: z.number() }),
})
