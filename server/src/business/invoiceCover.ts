import { type InvoiceInput, invoiceCoverage, invoiceTotal } from '@jinpiao/contract/invoice'
import { formatMoney } from '@jinpiao/values/money'
import type { FoundHint } from '../flow/business.ts'

/** 发票覆盖率, where invoices do not cover the whole amount. */
export function invoiceCover(amountFen: bigint | null, invoices: readonly InvoiceInput[]): FoundHint[] {
  if (invoices.length === 0) return [['NO_INVOICE']]
  const total = invoiceTotal(invoices)
  if (amountFen === null || total >= amountFen) return []
  return [['INVOICE_COVERAGE', formatMoney(total), String(invoiceCoverage(total, amountFen))]]
}
