import { businessMessage } from '@jinpiao/contract/errors'
import { type ImportedPayroll, MAX_WAGES } from '@jinpiao/contract/finance'
import {
  type PayrollImportField,
  payrollImportColumns,
  payrollImportErrors,
  payrollImportHeading,
} from '@jinpiao/contract/payrollImport'
import { findPayrollProblems } from '@jinpiao/contract/payrollRules'
import { termOf } from '@jinpiao/contract/terms'
import { fill, type Language } from '@jinpiao/contract/words'
import { parseMoney } from '@jinpiao/values/money'
import type { Cell, Sheet } from '../../domain/sheet.ts'
import { hasLostText, isFormulaError, type SheetError, textOf } from '../sheetCells.ts'

type ImportedWage = ImportedPayroll['wages'][number]

/**
 * Reads a sheet of wages (first row: headings of the template). Every filled row is a wage; what is wrong is said cell by
 * cell, by the rules of the form too. `row` counts as the spreadsheet does, so that people find it.
 */
export function readPayrollSheet(sheet: Sheet, language: Language): ImportedPayroll {
  const say = (error: keyof typeof payrollImportErrors, ...params: string[]) =>
    fill(payrollImportErrors[error], params, language)
  const refused = (row: number, message: string) => ({ wages: [], errors: [{ row, field: '', message, value: '' }] })
  const [headings = [], ...body] = sheet
  const known = payrollImportColumns.every(({ field }, index) =>
    (['zh-CN', 'en-US'] as const).some((each) => payrollImportHeading(field, each) === textOf(headings[index])),
  )
  if (!known) return refused(1, say('HEADINGS'))
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => payrollImportColumns.some((_, column) => textOf(cells[column]) !== ''))
  if (filled.length > MAX_WAGES) return refused(MAX_WAGES + 2, say('TOO_MANY', String(MAX_WAGES)))

  const errors: SheetError[] = []
  const wages = filled.map(({ row, cells }): ImportedWage => {
    const wage: ImportedWage = { row, personName: '', accountNo: '', bankName: '', amount: '' }
    for (const [column, { field }] of payrollImportColumns.entries()) {
      const { value, message } = readCell(cells[column], field)
      wage[field] = value
      if (message !== undefined) errors.push({ row, field, message, value: textOf(cells[column]) })
    }
    return wage
  })
  return { wages, errors: [...errors, ...ruleErrors(wages, errors, language)] }

  function readCell(cell: Cell | undefined, field: PayrollImportField): { value: string; message?: string } {
    const value = textOf(cell)
    const name = payrollImportHeading(field, language)
    if (value === '') return { value }
    if (isFormulaError(value)) return { value: '', message: say('FORMULA', name, value) }
    if (field === 'amount') {
      const money = parseMoney(value)
      // A field says that it takes the minus away (spec §5); in a sheet nobody would see it.
      if (money.ok && money.stripped.includes('minus')) return { value: '', message: say('NEGATIVE', name) }
      return money.ok ? { value: money.decimal } : { value: '', message: say('MONEY', name) }
    }
    if (hasLostText(cell)) return { value: '', message: say('NO_TEXT', name) }
    const max = termOf(termOfField(field)).max
    if (max !== undefined && value.length > max) {
      return { value: value.slice(0, max), message: say('LENGTH', name, String(max)) }
    }
    return { value }
  }
}

const termOfField = (field: PayrollImportField) =>
  payrollImportColumns.find((column) => column.field === field)?.term ?? 'payeePerson'

/** What the rules refuse; of a cell that could not be read it is said already. */
function ruleErrors(wages: readonly ImportedWage[], said: readonly SheetError[], language: Language): SheetError[] {
  return findPayrollProblems(wages).flatMap(({ field, code, values }) => {
    const [, index = '', name = ''] = field.split('.')
    const wage = wages[Number(index)]
    const column = payrollImportColumns.find((each) => each.field === name)
    if (index === '' || wage === undefined || column === undefined) return []
    if (said.some((error) => error.row === wage.row && error.field === name)) return []
    const message = businessMessage(code, values, language)
    return [{ row: wage.row, field: name, message, value: wage[column.field] }]
  })
}
