import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, pk, typed } from './fields.ts'
import { businessTypes, receiptKindNames, receiptWords } from './flow.ts'
import { list } from './list.ts'
import { lineSums } from './outcome.ts'
import { loanReceiptPage } from './permissions/loans.ts'
import { tradeBackground } from './trade.ts'
import { paperParties, paperTimes, voucher } from './voucher.ts'

/** 凭证管理 in the menu of every enterprise, and 贷款凭证 of those with a credit line. */
const receiptPage = ['/my/account/receipt', ...loanReceiptPage] as const

export const receipt = z.object({
  pkReceipt: z.string(),
  receiptKind: z.enum(receiptKindNames),
  ...fields('receiptNo', 'counterpartyName', 'amount', 'receiptAt'),
  /** Empty on the side that did not apply: the number is the applicant's affair (I26). */
  ...fields('applyNo'),
  /** Of the application, where it is the reader's own: its page is found by both. */
  pkApply: z.nullable(z.string()),
  businessType: z.nullable(z.enum(businessTypes)),
  /** Empty where there is no ticket. */
  ...fields('creditNo'),
  pkCredit: z.nullable(z.string()),
  /** Number of the loan, the payment or the bill that it is from. */
  ...fields('sourceNo?'),
  /** Of that loan, payment or bill. */
  pkDraw: z.nullable(z.string()),
  pkPayment: z.nullable(z.string()),
  pkFeeBill: z.nullable(z.string()),
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
  words: { receiptKind: () => receiptWords },
})

/** One row of a receipt that only its kind has: loan day, rate, serial of the payment. */
const receiptFact = z.object({
  key: z.string(),
  label: z.string(),
  /** By which it is shown: an amount with separators, a day that voices say right. */
  kind: z.string(),
  text: z.string(),
})
export type ReceiptFact = z.output<typeof receiptFact>

/** One receipt as it is printed. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/corp/v1/receipts/:pkReceipt',
  summary: '凭证详情',
  permission: receiptPage,
  params: z.object({ pkReceipt: pk }),
  data: z.object({
    receipt,
    ...fields('amountInWords'),
    /** Of the ticket; null where there is none. */
    ...fields('promisedDate?'),
    /** What its business adds, as rows of the paper. */
    facts: z.array(receiptFact),
    /** Parts of a split as they were signed; empty where there is one recipient. */
    outputs: z.array(z.object(fields('recipientName', 'amount'))),
    /** What the sender keeps of the ticket; null where nothing is left. */
    ...fields('changeAmount?'),
    /** Null with several outputs: each has a trade of its own. */
    trade: z.nullable(tradeBackground),
    /** Who and when, and what makes the print comparable with what the platform keeps. */
    voucher,
  }),
})

/**
 * Whether the platform has written a receipt, for whoever holds the paper. It says what the paper says, so that both can be
 * compared; an unknown number and a wrong code are answered alike (01000357). Decision 0047.
 */
export const verifyReceipt = endpoint({
  method: 'POST',
  path: '/v1/receipts/verify',
  summary: '凭证验真（按凭证编号与校验码）',
  permission: 'anyone',
  body: z.object({ receiptNo: typed('receiptNo'), verifyCode: typed('verifyCode') }),
  data: z.object({
    receiptKind: z.enum(receiptKindNames),
    ...fields('receiptNo', 'amount', 'amountInWords'),
    /** What it is about, each where it stands on the paper: the ticket and its day, the loan or bill, the contract. */
    ...fields('creditNo?', 'promisedDate?', 'sourceNo?', 'contractName?', 'contractNo?'),
    parties: paperParties,
    times: paperTimes,
    /** What became of its parts, where it was written before anybody had accepted: those that failed are void. */
    since: z.nullable(lineSums),
  }),
})
export type VerifiedReceipt = z.output<(typeof verifyReceipt)['data']>

/** A code as people type it: blanks and hyphens do not count, nor whether letters are large. */
export const plainCode = (typedCode: string): string => typedCode.replace(/[\s-]/g, '').toUpperCase()
/** A code as it is printed: `3F9A-0C12-77BE`. */
export const printedCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')
