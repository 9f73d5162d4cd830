import { type InvoiceRow, listInvoices } from '@jinpiao/contract/invoices'
import type { InvoiceVerifyState } from '@jinpiao/contract/states/finance'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import { listing } from './listing/page.ts'

/** Invoices of the enterprise, the newest first. */
export const invoices = listing<InvoiceRow>(listInvoices, {
  table: 'invoice',
  key: 'pkInvoice',
  tenant: 'fkCorp',
  state: 'invoiceVerifyState',
  columns: {
    invoiceNo: 'invoiceNo',
    invoiceDate: 'issueDate',
    sellerName: 'seller',
    buyerName: 'buyer',
    amountWithTax: 'amountWithTaxFen',
    availableAmount: 'leftFen',
    invoiceVerifyState: 'verifyState',
  },
  folded: { sellerName: 'sellerFolded', buyerName: 'buyerFolded' },
  numbers: { invoiceNo: { letters: '', tail: 'noTail' } },
  sums: { amountWithTax: 'amountWithTaxFen', availableAmount: 'leftFen' },
  order: () => ['invoiceDate', 'desc'],
  load: ({ read }, keys) => readInvoiceRows(read, keys),
  keyOf: ({ pkInvoice }) => pkInvoice,
})

/** Invoices by their keys, as a list shows them; whose they are the caller knows. */
export async function readInvoiceRows(read: Reader, keys: readonly string[]): Promise<InvoiceRow[]> {
  const rows = await read
    .selectFrom('invoice as i')
    .selectAll('i')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('trade_invoice as t').select('t.pkApply').whereRef('t.pkInvoice', '=', 'i.pkInvoice')).as(
        'isNamed',
      ),
    )
    .where('i.pkInvoice', 'in', [...keys])
    .execute()
  return rows.map((row) => ({
    pkInvoice: row.pkInvoice,
    invoiceCode: row.invoiceCode,
    invoiceNo: row.invoiceNo,
    sellerName: row.seller,
    buyerName: row.buyer,
    invoiceDate: row.issueDate,
    amountWithTax: fenToDecimal(row.amountWithTaxFen),
    taxAmount: row.taxFen === null ? null : fenToDecimal(row.taxFen),
    usedAmount: fenToDecimal(row.usedFen),
    availableAmount: fenToDecimal(row.leftFen),
    invoiceVerifyState: row.verifyState as InvoiceVerifyState,
    verifyNote: row.verifyNote,
    isUnused: !row.isNamed,
  }))
}
