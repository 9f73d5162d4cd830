import type { Buffer } from 'node:buffer'
import { type ImportedPayroll, MAX_WAGES } from '@jinpiao/contract/finance'
import { type PayrollImportField, payrollImportColumns } from '@jinpiao/contract/payrollImport'
import type { SheetChoice } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { templateOf } from '../../sheets/template.ts'
import { readUploadedRows, type UploadedSheet } from '../../sheets/uploadedRows.ts'
import { readWages } from './payrollSheet.ts'

export const payrollPlan: SheetPlan<PayrollImportField> = {
  columns: payrollImportColumns,
  most: MAX_WAGES,
  key: { field: 'accountNo', of: ({ accountNo }) => accountNo },
}

/** Reads an uploaded list of wages; stores nothing. */
export async function importPayroll(
  { language }: Pick<QueryContext, 'language'>,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<ImportedPayroll> {
  const rows = await readUploadedRows(file, payrollPlan, choice, language)
  return { ...readWages(rows, language), seen: rows.seen }
}

/** The empty list with one example, in the reader's language; account numbers are texts in it. */
export const payrollImportTemplate = (language: Language, today: Day): Promise<Buffer> =>
  templateOf(payrollPlan, language, today)
