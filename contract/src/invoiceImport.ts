import { addDays, type Day } from '@jinpiao/values/days'
import { type TermName, termHeading } from './terms.ts'
import type { Language } from './words.ts'

/** Columns of the sheet of invoices, in order: the term of each, an example, and whether it must be filled. */
export const invoiceImportColumns = [
  { field: 'invoiceCode', example: '', required: false },
  { field: 'invoiceNo', example: '26420000000000000001', required: true },
  { field: 'invoiceDate', example: (today: Day) => addDays(today, -10), required: true },
  { field: 'sellerName', example: '江城精铸有限公司', required: true },
  { field: 'buyerName', example: '华岳重工股份有限公司', required: true },
  { field: 'amountWithTax', example: '113000.00', required: true },
  { field: 'taxAmount', example: '13000.00', required: false },
  { field: 'checkCode', example: '', required: false },
] as const satisfies readonly { field: TermName; example: string | ((today: Day) => string); required: boolean }[]

export type InvoiceImportField = (typeof invoiceImportColumns)[number]['field']

export const invoiceImportHeading = (field: InvoiceImportField, language: Language): string =>
  termHeading(field, language)

/** Which column fills a field of an invoice (`invoices.3.issueDate`); -1: none does. */
export function invoiceColumnOf(field: string): number {
  const name = field.replace(/^invoices\.\d+\./, '').replace(/^issueDate$/, 'invoiceDate')
  return invoiceImportColumns.findIndex((column) => column.field === name)
}

/** The example row, cell by cell. */
export const invoiceExample = (today: Day): string[] =>
  invoiceImportColumns.map(({ example }) => (typeof example === 'string' ? example : example(today)))
