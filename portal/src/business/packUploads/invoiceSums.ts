import type { InvoiceRow } from '@jinpiao/contract/invoices'
import { sumMoney } from '@jinpiao/values/money'

/**
 * Invoices as they stand behind a pack, in fen: all that they are about, what of it other business has used, and what is
 * free. An invoice over 212,000.00 of which 150,000.00 are used counts 62,000.00.
 */
export const invoiceSums = (invoices: readonly InvoiceRow[]) => ({
  whole: sumMoney(invoices.map(({ amountWithTax }) => amountWithTax)),
  used: sumMoney(invoices.map(({ usedAmount }) => usedAmount)),
  free: sumMoney(invoices.map(({ availableAmount }) => availableAmount)),
})
