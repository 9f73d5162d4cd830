import { type TermName, termHeading } from './terms.ts'
import { type Language, type Words, yesOrNo } from './words.ts'

/** Columns of the sheet of suppliers, in order: the term of each, an example, and whether it must be filled. */
export const supplierImportColumns = [
  { field: 'creditCode', example: '91420100MA4K951T3X', required: true },
  { field: 'corpName', example: '青禾自动化有限公司', required: true },
  { field: 'contactName', example: '祝清远', required: true },
  { field: 'contactMobile', example: '13900000951', required: true },
  { field: 'email', example: '', required: false },
  { field: 'isFirstLevel', example: '是', required: true },
  { field: 'erpCode', example: '', required: false },
] as const satisfies readonly { field: TermName; example: string; required: boolean }[]

export type SupplierImportField = (typeof supplierImportColumns)[number]['field']

export const supplierImportHeading = (field: SupplierImportField, language: Language): string =>
  termHeading(field, language)

/** Which column fills a field of a supplier (`suppliers.3.creditCode`); -1: none does. */
export const supplierColumnOf = (field: string): number =>
  supplierImportColumns.findIndex((column) => column.field === field.replace(/^suppliers\.\d+\./, ''))

/** A flag as a cell has it, in either language; undefined: it says neither. */
export function readFlag(text: string): boolean | undefined {
  const says = (words: Words) => words.some((each) => each.toLowerCase() === text.toLowerCase())
  return says(yesOrNo(true)) ? true : says(yesOrNo(false)) ? false : undefined
}
