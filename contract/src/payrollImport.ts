import type { Wage } from './finance.ts'
import type { SheetColumn } from './sheetColumns.ts'

/** Columns of a sheet of wages, in order: the field of the wage that each fills. */
export const payrollImportColumns = [
  { field: 'personName', term: 'payeePerson', example: '王小明', required: true },
  { field: 'accountNo', term: 'accountNo', example: '6299000000000000018', required: true },
  { field: 'bankName', term: 'payeeBank', example: '示范商业银行', required: true },
  { field: 'amount', term: 'payrollAmount', example: '6800.00', required: true },
] as const satisfies readonly SheetColumn<keyof Wage>[]

export type PayrollImportField = (typeof payrollImportColumns)[number]['field']
