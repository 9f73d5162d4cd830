import type { Buffer } from 'node:buffer'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import {
  readFlag,
  type SupplierImportField,
  supplierColumnOf,
  supplierImportColumns,
  supplierImportHeading,
} from '@jinpiao/contract/supplierImport'
import { findSupplierProblems } from '@jinpiao/contract/supplierRules'
import { MAX_SUPPLIERS, type readSupplierFile, type SupplierEntry } from '@jinpiao/contract/suppliers'
import type { Language } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Sheet } from '../../domain/sheet.ts'
import { writeMarkedSheet } from '../../files/markedSheetFile.ts'
import { readSheetFile } from '../../files/sheetFile.ts'
import { writeTemplateFile } from '../../files/templateFile.ts'
import { markCells, readSheetLines, type SheetError } from '../sheetCells.ts'
import { knownSuppliers } from './own.ts'

interface Upload {
  name: string
  bytes: Buffer
}
type Read = DataOf<typeof readSupplierFile>

/** Good rows of an uploaded sheet, and what is wrong in each cell; stores nothing. */
export async function readSupplierRows(context: QueryContext, file: Upload): Promise<Read> {
  return readSupplierSheet(context, await readSheetFile(file))
}

/** The same workbook handed back with its wrong cells marked. A sheet that is no template has nothing to mark. */
export async function markSupplierSheet(context: QueryContext, file: Upload): Promise<Buffer> {
  const sheet = await readSheetFile(file)
  const { errors } = await readSupplierSheet(context, sheet)
  if (errors.some(({ field }) => field === '')) throw new BusinessError('10000105', file.name)
  const layout = { columns: supplierImportColumns.length, columnOf: supplierColumnOf }
  return writeMarkedSheet(markCells(sheet, errors, layout, context.language))
}

/** The empty template with one example row. */
export const supplierSheetTemplate = (language: Language): Promise<Buffer> =>
  writeTemplateFile(
    supplierImportColumns.map(({ field, example }) => ({
      heading: supplierImportHeading(field, language),
      example,
      isText: true,
    })),
    MAX_SUPPLIERS,
  )

async function readSupplierSheet({ read, actor, language }: QueryContext, sheet: Sheet): Promise<Read> {
  const columns = supplierImportColumns.map(({ field, required }) => ({
    field,
    required,
    heading: (each: Language) => supplierImportHeading(field, each),
  }))
  const { lines, refusal } = readSheetLines<SupplierImportField>(sheet, columns, MAX_SUPPLIERS, language)
  if (refusal) return { ok: [], errors: [refusal] }
  const sound = lines.filter(({ errors }) => errors.length === 0)
  const entries = sound.map(({ values }) => toEntry(values))
  const known = await knownSuppliers(
    read,
    actor.fkCorp,
    entries.map(({ creditCode }) => creditCode),
  )
  const unreadable = sound.flatMap(({ values }, index) =>
    readFlag(values.isFirstLevel) === undefined
      ? [{ field: `suppliers.${index}.isFirstLevel`, code: '04000171' as const, values: [] }]
      : [],
  )
  const problems = [...findSupplierProblems(entries, { ownCreditCode: actor.creditCode, known }), ...unreadable]
  const found = problems.map(({ field, code, values }): SheetError & { index: number } => {
    const index = Number(field.split('.')[1])
    const column = supplierColumnOf(field)
    return {
      index,
      row: sound[index]?.row ?? 0,
      field: supplierImportColumns[column]?.field ?? '',
      message: businessMessage(code, values, language),
      value: sound[index]?.cells[column] ?? '',
    }
  })
  const wrong = new Set(found.map(({ index }) => index))
  const ok = sound.flatMap(({ row }, index) => {
    const supplier = entries[index]
    return supplier === undefined || wrong.has(index) ? [] : [{ row, supplier }]
  })
  const ofRules = found.map(({ row, field, message, value }) => ({ row, field, message, value }))
  const errors = [...lines.flatMap((line) => line.errors), ...ofRules]
  return { ok, errors: errors.sort((a, b) => a.row - b.row) }
}

const toEntry = ({ isFirstLevel, ...values }: Record<SupplierImportField, string>): SupplierEntry => ({
  ...values,
  isFirstLevel: readFlag(isFirstLevel) === true,
})
