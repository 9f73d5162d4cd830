import { foldName } from '@jinpiao/values/companyName'
import type { SheetColumn } from './sheetColumns.ts'
import type { TermName } from './terms.ts'
import { type Words, yesOrNo } from './words.ts'

/** Columns of the sheet of suppliers, in order. */
export const supplierImportColumns = [
  { field: 'creditCode', term: 'creditCode', example: '91420100MA4K951T3C', required: true },
  { field: 'corpName', term: 'corpName', example: '青禾自动化有限公司', required: true },
  { field: 'contactName', term: 'contactName', example: '祝清远', required: true },
  { field: 'contactMobile', term: 'contactMobile', example: '13900000951', required: true },
  { field: 'email', term: 'email', example: '', required: false },
  { field: 'isFirstLevel', term: 'isFirstLevel', example: '是', required: true },
  { field: 'erpCode', term: 'erpCode', example: '', required: false },
] as const satisfies readonly SheetColumn<TermName>[]

export type SupplierImportField = (typeof supplierImportColumns)[number]['field']

/** Which column fills a field of a supplier (`suppliers.3.creditCode`); -1: none does. */
export const supplierColumnOf = (field: string): number =>
  supplierImportColumns.findIndex((column) => column.field === field.replace(/^suppliers\.\d+\./, ''))

/** What else people write for it. */
const yes: readonly string[] = ['y', 'true', '√', '✓']
const no: readonly string[] = ['n', 'false', '×', '✗']

/** A flag as a cell has it, in either language; undefined: it says neither. */
export function readFlag(text: string): boolean | undefined {
  const folded = foldName(text)
  const says = (words: Words) => words.some((each) => foldName(each) === folded)
  if (says(yesOrNo(true)) || yes.includes(folded)) return true
  return says(yesOrNo(false)) || no.includes(folded) ? false : undefined
}
