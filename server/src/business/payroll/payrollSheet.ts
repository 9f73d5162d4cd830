import type { ImportedPayroll } from '@jinpiao/contract/finance'
import { type PayrollImportField, payrollImportColumns } from '@jinpiao/contract/payrollImport'
import { findPayrollProblems } from '@jinpiao/contract/payrollRules'
import type { Language } from '@jinpiao/contract/words'
import type { SheetRows } from '../../sheets/sheetRows.ts'
import { errorsOfRules } from '../../sheets/uploadedRows.ts'

/**
 * The wages of a sheet. Every filled row is one, also a wrong one; what is wrong is said cell by cell, by the rules of the
 * form too.
 */
export function readWages(
  rows: SheetRows<PayrollImportField>,
  language: Language,
): Pick<ImportedPayroll, 'wages' | 'errors'> {
  if (rows.refusal) return { wages: [], errors: [rows.refusal] }
  const wages = rows.lines.map(({ row, values }) => ({ row, ...values }))
  const problems = findPayrollProblems(wages).flatMap((problem) => {
    const [, index = '', name] = problem.field.split('.')
    const row = wages[Number(index)]?.row
    const field = payrollImportColumns.find((column) => column.field === name)?.field
    return row === undefined || field === undefined ? [] : [{ ...problem, row, field }]
  })
  return { wages, errors: [...rows.lines.flatMap(({ errors }) => errors), ...errorsOfRules(rows, problems, language)] }
}
