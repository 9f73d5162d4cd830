import type { Wage } from './finance.ts'
import { issueImportErrors } from './issueImport.ts'
import { type TermName, termHeading } from './terms.ts'
import type { Language } from './words.ts'

/** Columns of a sheet of wages, in order: the field of the wage that each fills, its term, and an example. */
export const payrollImportColumns = [
  { field: 'personName', term: 'payeePerson', example: '王小明' },
  { field: 'accountNo', term: 'accountNo', example: '6299000000000000018' },
  { field: 'bankName', term: 'payeeBank', example: '示范商业银行' },
  { field: 'amount', term: 'payrollAmount', example: '6800.00' },
] as const satisfies readonly { field: keyof Wage; term: TermName; example: string }[]

export type PayrollImportField = (typeof payrollImportColumns)[number]['field']

/** 代发金额（元）, 银行账号. */
export function payrollImportHeading(field: PayrollImportField, language: Language): string {
  const column = payrollImportColumns.find((each) => each.field === field)
  return column === undefined ? '' : termHeading(column.term, language)
}

/** What is wrong with a cell, in words; what the rules of wages refuse has their words. */
export const payrollImportErrors = (({ MONEY, NEGATIVE, FORMULA, NO_TEXT, LENGTH, HEADINGS, TOO_MANY }) => ({
  MONEY,
  NEGATIVE,
  FORMULA,
  NO_TEXT,
  LENGTH,
  HEADINGS,
  TOO_MANY,
}))(issueImportErrors)
