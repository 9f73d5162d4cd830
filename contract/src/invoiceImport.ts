import { addDays, type Day } from '@jinpiao/values/days'
import type { SheetColumn } from './sheetColumns.ts'
import type { TermName } from './terms.ts'

/** Columns of the sheet of invoices, in order. */
export const invoiceImportColumns = [
  { field: 'invoiceCode', term: 'invoiceCode', example: '', required: false },
  { field: 'invoiceNo', term: 'invoiceNo', example: '26420000000000000001', required: true },
  { field: 'invoiceDate', term: 'invoiceDate', example: (today: Day) => addDays(today, -10), required: true },
  { field: 'sellerName', term: 'sellerName', example: '江城精铸有限公司', required: true },
  { field: 'buyerName', term: 'buyerName', example: '华岳重工股份有限公司', required: true },
  { field: 'amountWithTax', term: 'amountWithTax', example: '113000.00', required: true },
  { field: 'taxAmount', term: 'taxAmount', example: '13000.00', required: false },
  { field: 'checkCode', term: 'checkCode', example: '', required: false },
] as const satisfies readonly SheetColumn<TermName>[]

export type InvoiceImportField = (typeof invoiceImportColumns)[number]['field']

/** Which column fills a field of an invoice (`invoices.3.issueDate`); -1: none does. */
export function invoiceColumnOf(field: string): number {
  const name = field.replace(/^invoices\.\d+\./, '').replace(/^issueDate$/, 'invoiceDate')
  return invoiceImportColumns.findIndex((column) => column.field === name)
}
