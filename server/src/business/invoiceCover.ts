import { type InvoiceInput, invoiceTotal } from '@jinpiao/contract/invoice'
import type { Value } from '@jinpiao/contract/words'
import { type Fen, formatMoney } from '@jinpiao/values/money'
import { percentOf } from '@jinpiao/values/percent'
import type { FoundHint } from '../flow/business.ts'

/** 发票覆盖率, where invoices do not cover the whole amount. */
export function invoiceCover(amountFen: bigint | null, invoices: readonly InvoiceInput[]): FoundHint[] {
  if (invoices.length === 0) return [['NO_INVOICE']]
  const total = invoiceTotal(invoices)
  if (amountFen === null || total >= amountFen) return []
  return [['INVOICE_COVERAGE', formatMoney(total), shareOf(total, amountFen)]]
}

function shareOf(part: Fen, whole: Fen): Value {
  const { value, isLess } = percentOf(part, whole)
  return isLess ? [`不足 ${value}%`, `less than ${value}%`] : `${value}%`
}
