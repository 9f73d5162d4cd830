import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, pk } from './fields.ts'
import { list } from './list.ts'
import type { StatusWord } from './status.ts'
import { applicationStep } from './applications.ts'
import { tradeBackground, voucher } from './trade.ts'

/** 凭证管理 in the menu of every enterprise. */
const receiptPage = ['/my/account/receipt'] as const

/** What a receipt proves. */
export const receiptKinds = {
  ISSUE: { label: ['签发凭证', 'Issue'], tone: 'info' },
  ACCEPT: { label: ['签收凭证', 'Acceptance'], tone: 'success' },
  TRANSFER: { label: ['转让凭证', 'Transfer'], tone: 'info' },
} as const satisfies Record<string, StatusWord>
export type ReceiptKind = keyof typeof receiptKinds
export const receiptKindNames = Object.keys(receiptKinds) as [ReceiptKind, ...ReceiptKind[]]

export const receipt = z.object({
  pkReceipt: z.string(),
  receiptKind: z.enum(receiptKindNames),
  ...fields('receiptNo', 'counterpartyName', 'amount', 'receiptAt', 'applyNo', 'creditNo'),
})
export type Receipt = z.output<typeof receipt>

export const listReceipts = list({
  name: 'receipts',
  path: '/corp/v1/receipts',
  summary: '凭证列表',
  permission: receiptPage,
  row: receipt,
  filters: {
    receiptNo: 'contains',
    receiptKind: receiptKindNames,
    amount: 'range',
    receiptAt: 'range',
  },
  sort: ['receiptNo', 'amount', 'receiptAt'],
  sums: ['amount'],
  words: { receiptKind: () => receiptKinds },
})

/** One receipt as it is printed. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/corp/v1/receipts/:pkReceipt',
  summary: '凭证详情',
  permission: receiptPage,
  params: z.object({ pkReceipt: pk }),
  data: z.object({
    receipt,
    ...fields('issuerName', 'senderName', 'recipientName', 'amountInWords', 'promisedDate'),
    trade: z.nullable(tradeBackground),
    steps: z.array(applicationStep),
    /** What makes the print comparable with what the platform keeps. */
    voucher,
  }),
})
