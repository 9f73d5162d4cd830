import { MAX_WAGES } from '@jinpiao/contract/finance'
import { type PayrollImportField, payrollImportColumns } from '@jinpiao/contract/payrollImport'
import type { QueryContext } from '../../acts/context.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { sheetCalls } from '../../sheets/sheetCalls.ts'
import { readWages } from './payrollSheet.ts'

export const payrollPlan: SheetPlan<PayrollImportField> = {
  columns: payrollImportColumns,
  most: MAX_WAGES,
  key: { field: 'accountNo', of: ({ accountNo }) => accountNo },
}

/** A list of wages: what it holds, and the empty list. It is marked in the form, where its people stand. */
export const { read: importPayroll, template: payrollImportTemplate } = sheetCalls(
  payrollPlan,
  async ({ language }: Pick<QueryContext, 'language'>, rows) => readWages(rows, language),
)
