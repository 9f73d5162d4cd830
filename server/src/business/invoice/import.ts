import type { Buffer } from 'node:buffer'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import { findEntryProblems } from '@jinpiao/contract/invoiceEntry'
import {
  type InvoiceImportField,
  invoiceColumnOf,
  invoiceExample,
  invoiceImportColumns,
  invoiceImportHeading,
} from '@jinpiao/contract/invoiceImport'
import { type InvoiceEntry, MAX_ENTERED, type readInvoiceFile } from '@jinpiao/contract/invoices'
import { termOf } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import type { Sheet } from '../../domain/sheet.ts'
import { writeMarkedSheet } from '../../files/markedSheetFile.ts'
import { readSheetFile } from '../../files/sheetFile.ts'
import { writeTemplateFile } from '../../files/templateFile.ts'
import { markCells, readSheetLines, type SheetError } from '../sheetCells.ts'
import { knownInvoices } from './own.ts'

interface Upload {
  name: string
  bytes: Buffer
}
type Read = DataOf<typeof readInvoiceFile>

/** Good rows of an uploaded sheet, and what is wrong in each cell; stores nothing. */
export async function readInvoiceRows(context: QueryContext, file: Upload): Promise<Read> {
  return readInvoiceSheet(context, await readSheetFile(file))
}

/** The same workbook handed back with its wrong cells marked. A sheet that is no template has nothing to mark. */
export async function markInvoiceSheet(context: QueryContext, file: Upload): Promise<Buffer> {
  const sheet = await readSheetFile(file)
  const { errors } = await readInvoiceSheet(context, sheet)
  if (errors.some(({ field }) => field === '')) throw new BusinessError('10000105', file.name)
  const layout = { columns: invoiceImportColumns.length, columnOf: invoiceColumnOf }
  return writeMarkedSheet(markCells(sheet, errors, layout, context.language))
}

/** The empty template with one example row; its day is right on the day it is asked for. */
export function invoiceSheetTemplate(language: Language, today: Day): Promise<Buffer> {
  const example = invoiceExample(today)
  return writeTemplateFile(
    invoiceImportColumns.map(({ field }, index) => ({
      heading: invoiceImportHeading(field, language),
      example: example[index] ?? '',
      isText: !['money', 'day'].includes(termOf(field).kind),
    })),
    MAX_ENTERED,
  )
}

async function readInvoiceSheet({ read, actor, clock, language }: QueryContext, sheet: Sheet): Promise<Read> {
  const columns = invoiceImportColumns.map(({ field, required }) => ({
    field,
    required,
    heading: (each: Language) => invoiceImportHeading(field, each),
  }))
  const { lines, refusal } = readSheetLines<InvoiceImportField>(sheet, columns, MAX_ENTERED, language)
  if (refusal) return { ok: [], errors: [refusal] }
  const sound = lines.filter(({ errors }) => errors.length === 0)
  const entries = sound.map(({ values }) => toEntry(values))
  const problems = findEntryProblems(entries, {
    today: todayOf(clock),
    corpName: actor.corpName,
    known: await knownInvoices(read, actor.fkCorp, entries),
  })
  const found = problems.map(({ field, code, values }): SheetError & { index: number } => {
    const index = Number(field.split('.')[1])
    const column = invoiceColumnOf(field)
    return {
      index,
      row: sound[index]?.row ?? 0,
      field: invoiceImportColumns[column]?.field ?? '',
      message: businessMessage(code, values, language),
      value: sound[index]?.cells[column] ?? '',
    }
  })
  const wrong = new Set(found.map(({ index }) => index))
  const ok = sound.flatMap(({ row }, index) => {
    const invoice = entries[index]
    return invoice === undefined || wrong.has(index) ? [] : [{ row, invoice }]
  })
  const ofRules = found.map(({ row, field, message, value }) => ({ row, field, message, value }))
  const errors = [...lines.flatMap((line) => line.errors), ...ofRules]
  return { ok, errors: errors.sort((a, b) => a.row - b.row) }
}

const toEntry = ({ invoiceDate, ...values }: Record<InvoiceImportField, string>): InvoiceEntry => ({
  ...values,
  issueDate: invoiceDate,
})
