import type { StatusWord, Tone } from '../status.ts'

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })
const names = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

/** Of a payment order. `REFUSED`: the bank has not found the money, or it is to be paid back. */
export const paymentStates = {
  UNPAID: word('待付款', 'To be paid', 'warning'),
  PENDING_CONFIRM: word('待确认', 'To be confirmed', 'info'),
  PAID: word('已付款', 'Paid', 'success'),
  REFUSED: word('已退回', 'Refused', 'danger'),
  CLOSED: word('已关闭', 'Closed', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type PaymentState = keyof typeof paymentStates
export const paymentStateNames = names(paymentStates)

/** Of a fee bill. */
export const feeStates = {
  UNPAID: word('待缴', 'To be paid', 'warning'),
  CONFIRMING: word('待确认', 'To be confirmed', 'info'),
  PAID: word('已缴', 'Paid', 'success'),
  WAIVED: word('已减免', 'Waived', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type FeeState = keyof typeof feeStates
export const feeStateNames = names(feeStates)

/** Whether an invoice was made out for a fee bill. */
export const invoicedStates = {
  NONE: word('未开票', 'Not invoiced', 'neutral'),
  ISSUING: word('开票中', 'Being invoiced', 'info'),
  ISSUED: word('已开票', 'Invoiced', 'success'),
} as const satisfies Record<string, StatusWord>
export type InvoicedState = keyof typeof invoicedStates
export const invoicedStateNames = names(invoicedStates)

/** What an enterprise pays for, by what has borne the fee. */
export const billKinds = {
  FINANCE_FEE: word('融资服务费', 'Financing', 'neutral'),
  EXCHANGE_FEE: word('换票手续费', 'Exchange', 'neutral'),
  UKEY_FEE: word('UKEY工本费', 'UKEY', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type BillKind = keyof typeof billKinds
export const billKindNames = names(billKinds)

/** What the party of a bill is: each has its own rules for invoices. */
export const feeParties = {
  PLATFORM: word('平台', 'Platform', 'neutral'),
  BANK: word('银行', 'Bank', 'neutral'),
  TRUST: word('信托', 'Trust', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type FeeParty = keyof typeof feeParties
export const feePartyNames = names(feeParties)

/** Of invoices for fees. A special one is for those who deduct its tax. */
export const invoiceKinds = {
  NORMAL: word('增值税普通发票', 'VAT invoice', 'neutral'),
  SPECIAL: word('增值税专用发票', 'Special VAT invoice', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type InvoiceKind = keyof typeof invoiceKinds
export const invoiceKindNames = names(invoiceKinds)

/** How an invoice reaches the enterprise. */
export const receiveWays = {
  EMAIL: word('电子邮件', 'E-mail', 'neutral'),
  POST: word('邮寄', 'By post', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ReceiveWay = keyof typeof receiveWays
export const receiveWayNames = names(receiveWays)
