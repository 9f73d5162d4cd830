import * as z from 'zod/mini'
import { feeKeepers } from './bills.ts'
import { endpoint } from './endpoint.ts'
import { emailPattern, fields, pk, typedText } from './fields.ts'
import { list } from './list.ts'
import { feeInvoicePage } from './permissions/exchange.ts'
import { invoiceKindNames, invoiceKinds } from './states/exchange.ts'
import { says } from './validationWords.ts'

/** An invoice for fees of the enterprise. */
export const feeInvoice = z.object({
  pkInvoice: z.string(),
  ...fields('invoiceNo', 'issuingParty', 'amount', 'taxAmount', 'invoiceDate', 'applyNo'),
  invoiceKind: z.enum(invoiceKindNames),
  /** The application that it was made out for. */
  pkApply: z.string(),
})
export type FeeInvoice = z.output<typeof feeInvoice>

export const listFeeInvoices = list({
  name: 'fee-invoices',
  path: '/corp/v1/fee-invoices',
  summary: '费用发票与合计',
  permission: feeInvoicePage,
  row: feeInvoice,
  filters: {
    invoiceNo: 'contains',
    issuingParty: 'contains',
    invoiceKind: invoiceKindNames,
    amount: 'range',
    invoiceDate: 'range',
  },
  sort: ['invoiceDate', 'invoiceNo', 'issuingParty', 'amount'],
  sums: ['amount', 'taxAmount'],
  words: { invoiceKind: () => invoiceKinds },
})

const params = z.object({ pkInvoice: pk })

/** The invoice as a file of the enterprise, made when it is first asked for; it is fetched as every file is. */
export const keepInvoiceFile = endpoint({
  method: 'POST',
  path: '/corp/v1/fee-invoices/:pkInvoice/file',
  summary: '费用发票的文件（PDF），按其编号下载',
  permission: feeInvoicePage,
  params,
  data: z.object({ pkFile: z.string() }),
})

export const mailInvoice = endpoint({
  method: 'POST',
  path: '/corp/v1/fee-invoices/:pkInvoice/mail',
  summary: '将费用发票再次发送到邮箱',
  permission: feeInvoicePage,
  posts: feeKeepers,
  params,
  body: z.object({ email: typedText(100).check(z.regex(emailPattern, says('email'))) }),
  data: z.object({}),
})
