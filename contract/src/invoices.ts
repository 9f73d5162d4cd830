import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { batchResult, day, fields, instant, money, pk, typed } from './fields.ts'
import { businessTypes } from './flow.ts'
import { list } from './list.ts'
import { invoicePage } from './permissions/finance.ts'
import type { Post } from './roles.ts'
import { choiceNames, sheetChoice, sheetError, sheetSeen } from './sheets.ts'
import { invoiceVerifyStateNames, invoiceVerifyStates } from './states/finance.ts'
import { applicationStateNames } from './status.ts'

/** So many invoices are checked with the tax office at once. */
export const MAX_CHECKED = 60
/** So many are entered at once, from one sheet. */
export const MAX_ENTERED = 200

/** Who enters, checks and deletes invoices; others read them. */
export const invoiceKeepers = ['OPERATOR', 'PURCHASE'] as const satisfies readonly Post[]

const amountOrNone = z.union([money, z.literal('')])

/** An invoice as it is typed, or read from a sheet. The paper itself is shown with the application that uses it. */
export const invoiceEntry = z.object({
  invoiceNo: typed('invoiceNo'),
  /** Empty for an electronic invoice. */
  invoiceCode: typed('invoiceCode'),
  issueDate: z.union([day, z.literal('')]),
  sellerName: typed('sellerName'),
  buyerName: typed('buyerName'),
  amountWithTax: amountOrNone,
  taxAmount: amountOrNone,
  /** Of an old invoice: the digits that prove it. */
  checkCode: typed('checkCode'),
})
export type InvoiceEntry = z.output<typeof invoiceEntry>

/** An invoice of the enterprise, entered by hand or with an application. */
export const invoiceRow = z.object({
  pkInvoice: z.string(),
  ...fields('invoiceCode', 'invoiceNo', 'sellerName', 'buyerName', 'invoiceDate', 'amountWithTax', 'taxAmount?'),
  /** What of it backs the enterprise's own applications and tickets, and what can be used: nothing of one that is void. */
  ...fields('usedAmount', 'availableAmount'),
  invoiceVerifyState: z.enum(invoiceVerifyStateNames),
  /** What the tax office said, where it did not agree. */
  ...fields('verifyNote'),
  /** No application has ever named it: it may be deleted. */
  isUnused: z.boolean(),
})
export type InvoiceRow = z.output<typeof invoiceRow>

export const listInvoices = list({
  name: 'invoices',
  path: '/corp/v1/invoices',
  summary: '发票明细与合计',
  permission: invoicePage,
  row: invoiceRow,
  filters: {
    invoiceNo: 'contains',
    sellerName: 'contains',
    buyerName: 'contains',
    invoiceDate: 'range',
    availableAmount: 'range',
    invoiceVerifyState: invoiceVerifyStateNames,
  },
  sort: ['invoiceDate', 'invoiceNo', 'sellerName', 'buyerName', 'amountWithTax', 'availableAmount'],
  sums: ['amountWithTax', 'availableAmount'],
  words: { invoiceVerifyState: () => invoiceVerifyStates },
})

/** What an invoice backs: the enterprise's own applications alone (I26). */
export const invoiceUse = z.object({
  pkApply: z.string(),
  businessType: z.enum(businessTypes),
  ...fields('applyNo', 'usedAmount', 'counterpartyName'),
  state: z.enum(applicationStateNames),
  /** It backs this application or its ticket at present. */
  isOpen: z.boolean(),
})
export type InvoiceUse = z.output<typeof invoiceUse>

const params = z.object({ pkInvoice: pk })

export const getInvoice = endpoint({
  method: 'GET',
  path: '/corp/v1/invoices/:pkInvoice',
  summary: '一张发票：验真结果与关联业务',
  permission: invoicePage,
  params,
  data: z.object({
    ...invoiceRow.shape,
    ...fields('checkCode'),
    verifiedAt: z.nullable(instant),
    uses: z.array(invoiceUse),
  }),
})

export const enterInvoices = endpoint({
  method: 'POST',
  path: '/corp/v1/invoices',
  summary: '录入发票，一张或一批，有一张不合格则全部不录入',
  permission: invoicePage,
  posts: invoiceKeepers,
  body: z.object({ invoices: z.array(invoiceEntry).check(z.minLength(1), z.maxLength(MAX_ENTERED)) }),
  large: true,
  data: z.object({ pkInvoices: z.array(z.string()) }),
})

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/corp/v1/invoices/:pkInvoice',
  summary: '删除未使用过的发票',
  permission: invoicePage,
  posts: invoiceKeepers,
  params,
  data: z.object({}),
})

export const verifyInvoices = endpoint({
  method: 'POST',
  path: '/corp/v1/invoices/verify',
  summary: '向税务局查验所选发票，逐张受理，结果稍后返回',
  permission: invoicePage,
  posts: invoiceKeepers,
  body: z.object({ pkInvoices: z.array(pk).check(z.minLength(1), z.maxLength(MAX_CHECKED)) }),
  names: { pkInvoices: 'invoices' },
  data: batchResult,
})

export const invoiceTemplate = endpoint({
  method: 'GET',
  path: '/corp/v1/invoices/import/template',
  summary: '发票导入模板（xlsx）',
  permission: invoicePage,
  posts: invoiceKeepers,
  binary: true,
  data: z.unknown(),
})

export const readInvoiceFile = endpoint({
  method: 'POST',
  path: '/corp/v1/invoices/import',
  summary: '读取发票表格（字段名 file）：正确的行与逐格的问题，不保存',
  permission: invoicePage,
  posts: invoiceKeepers,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  data: z.object({
    ok: z.array(z.object({ row: z.number(), invoice: invoiceEntry })),
    errors: z.array(sheetError),
    seen: sheetSeen,
  }),
})

export const markInvoiceFile = endpoint({
  method: 'POST',
  path: '/corp/v1/invoices/import/marked',
  summary: '同一表格（字段名 file），标出有问题的单元格，末列写明原因（xlsx），不保存',
  permission: invoicePage,
  posts: invoiceKeepers,
  query: sheetChoice,
  names: choiceNames,
  multipart: true,
  binary: true,
  data: z.unknown(),
})
