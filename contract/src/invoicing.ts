import * as z from 'zod/mini'
import { applications, MAX_BATCH } from './applications.ts'
import { billing } from './billingInfo.ts'
import { feeBill } from './bills.ts'
import { emailOrNone, fields, pk, typed } from './fields.ts'
import { feeInvoicePage } from './permissions/exchange.ts'
import { invoiceKindNames, invoiceKinds, receiveWayNames, receiveWays } from './states/exchange.ts'

/** 开票申请: paid bills of one party. A draft may be incomplete. */
export const invoicingPayload = z.object({
  /** Who makes the invoice out, by name; empty while no bill is chosen. */
  party: typed('counterpartyName'),
  pkBills: z.array(pk).check(z.maxLength(MAX_BATCH)),
  invoiceKind: z.enum(invoiceKindNames),
  receiveBy: z.enum(receiveWayNames),
  /** Where it goes by e-mail. */
  email: emailOrNone,
  /** Where it goes by post. */
  address: typed('receiverAddress'),
  remark: typed('remark'),
})
export type InvoicingPayload = z.output<typeof invoicingPayload>

export const invoicing = applications({
  type: 'INVOICING',
  name: 'invoicings',
  drafts: '/corp/v1/invoicings',
  acts: '/corp/v1/invoicings',
  steps: {},
  payload: invoicingPayload,
  names: { party: 'issuingParty', pkBills: 'feeBills', address: 'receiverAddress' },
  row: {
    ...fields('issuingParty', 'feeBills', 'invoiceNo?'),
    invoiceKind: z.enum(invoiceKindNames),
  },
  detail: {
    bills: z.array(feeBill),
    /** What stands on the invoice: as it was when it was submitted, before that as it is now; null: never filled in. */
    billing: z.nullable(z.object({ ...billing.shape, ...fields('invoiceTitle') })),
    /** Once it is made out. */
    invoice: z.nullable(z.object({ pkInvoice: z.string(), ...fields('invoiceNo', 'taxAmount', 'invoiceDate') })),
  },
  facts: z.object({}),
  words: { invoiceKind: () => invoiceKinds, receiveBy: () => receiveWays },
  readers: feeInvoicePage,
})
export type InvoicingApplication = z.output<typeof invoicing.row>
