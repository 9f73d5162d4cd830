import type { Buffer } from 'node:buffer'
import { type ImportedPayroll, MAX_WAGES } from '@jinpiao/contract/finance'
import { payrollImportColumns, payrollImportHeading } from '@jinpiao/contract/payrollImport'
import { termOf } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import { readSheetFile } from '../../files/sheetFile.ts'
import { writeTemplateFile } from '../../files/templateFile.ts'
import { readPayrollSheet } from './payrollSheet.ts'

/** Reads an uploaded list of wages; stores nothing. */
export async function importPayroll(
  { language }: Pick<QueryContext, 'language'>,
  file: { name: string; bytes: Buffer },
): Promise<ImportedPayroll> {
  return readPayrollSheet(await readSheetFile(file), language)
}

/** The empty list with one example, in the reader's language; account numbers are texts in it. */
export const payrollImportTemplate = (language: Language): Promise<Buffer> =>
  writeTemplateFile(
    payrollImportColumns.map(({ field, term, example }) => ({
      heading: payrollImportHeading(field, language),
      example,
      isText: termOf(term).kind !== 'money',
    })),
    MAX_WAGES,
  )
