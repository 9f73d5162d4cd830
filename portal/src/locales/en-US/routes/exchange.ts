import type { Translated } from '#portal/locales/translated.ts'
import type { exchange as source } from '#portal/locales/zh-CN/routes/exchange.ts'

export const exchange: Translated<typeof source> = {
  bills: 'Fee bills',
  feeInvoices: 'Invoices for fees',
  billingInfo: 'Billing details',
  invoicing: 'Apply for an invoice',
  exchangeIndex: 'Bill exchange',
  exchange: 'Exchange tickets',
  exchangeApprove: 'Review exchanges',
  exchangePayments: 'Payments of fees',
  exchangePayment: 'Payment order',
}
