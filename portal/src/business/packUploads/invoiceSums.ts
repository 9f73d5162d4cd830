import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { decimalToFen, type Fen } from '@jinpiao/values/money'

/** What amounts add up to, in fen; an empty one is not filled in yet. */
export const sumOf = (amounts: readonly string[]): Fen =>
  amounts.reduce((sum, amount) => sum + (amount === '' ? 0n : decimalToFen(amount)), 0n)

/**
 * Invoices as they stand behind a pack, in fen: all that they are about, what of it other business has used, and what is
 * free. An invoice over 212,000.00 of which 150,000.00 are used counts 62,000.00.
 */
export const invoiceSums = (invoices: readonly InvoiceRow[]) => ({
  whole: sumOf(invoices.map(({ amountWithTax }) => amountWithTax)),
  used: sumOf(invoices.map(({ usedAmount }) => usedAmount)),
  free: sumOf(invoices.map(({ availableAmount }) => availableAmount)),
})
