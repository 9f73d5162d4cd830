import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, pk } from './fields.ts'
import { flows, type ReceiptKind, receiptKindNames } from './flow.ts'
import { list } from './list.ts'
import type { StatusWord } from './status.ts'
import { tradeBackground, voucher } from './trade.ts'

/** 凭证管理 in the menu of every enterprise. */
const receiptPage = ['/my/account/receipt'] as const

/** What a receipt proves, in words. */
const receiptKinds = Object.fromEntries(receiptKindNames.map((kind) => [kind, flows[kind].receipt])) as Record<
  ReceiptKind,
  StatusWord
>

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
    /** Parts of a split as they were signed; empty where there is one recipient. */
    outputs: z.array(z.object(fields('recipientName', 'amount'))),
    /** What the sender keeps of the ticket; null where nothing is left. */
    ...fields('changeAmount?'),
    /** Null with several outputs: each has a trade of its own. */
    trade: z.nullable(tradeBackground),
    /** What makes the print comparable with what the platform keeps. */
    voucher,
  }),
})
