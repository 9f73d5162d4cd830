import type { Buffer } from 'node:buffer'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { invoiceKey } from '@jinpiao/contract/invoice'
import { findEntryProblems, withOwnName } from '@jinpiao/contract/invoiceEntry'
import { type InvoiceImportField, invoiceColumnOf, invoiceImportColumns } from '@jinpiao/contract/invoiceImport'
import { type InvoiceEntry, MAX_ENTERED, type readInvoiceFile } from '@jinpiao/contract/invoices'
import type { SheetChoice } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { judgedRows } from '../../sheets/judgedRows.ts'
import { markUpload } from '../../sheets/markCells.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { templateOf } from '../../sheets/template.ts'
import { readUploadedRows, type UploadedRows, type UploadedSheet } from '../../sheets/uploadedRows.ts'
import { knownInvoices } from './own.ts'

const plan: SheetPlan<InvoiceImportField> = {
  columns: invoiceImportColumns,
  most: MAX_ENTERED,
  key: { field: 'invoiceNo', of: invoiceKey },
}

/** Good rows of an uploaded sheet, and what is wrong in each cell; stores nothing. */
export async function readInvoiceRows(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<DataOf<typeof readInvoiceFile>> {
  const rows = await readUploadedRows(file, plan, choice, context.language)
  return { ...(await judge(context, rows)), seen: rows.seen }
}

/** The same workbook handed back with its wrong cells marked. A sheet that is no template has nothing to mark. */
export async function markInvoiceSheet(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<Buffer> {
  const rows = await readUploadedRows(file, plan, choice, context.language)
  const { errors } = await judge(context, rows)
  return markUpload(file.name, rows, errors, context.language)
}

/** The empty template with one example row; its day is right on the day it is asked for. */
export const invoiceSheetTemplate = (language: Language, today: Day): Promise<Buffer> =>
  templateOf(plan, language, today)

async function judge({ read, actor, clock, language }: QueryContext, rows: UploadedRows<InvoiceImportField>) {
  const { ok, errors } = await judgedRows(rows, language, async (lines) => {
    const entries = lines.map(({ values }) => withOwnName(toEntry(values), actor.corpName))
    const problems = findEntryProblems(entries, {
      today: todayOf(clock),
      corpName: actor.corpName,
      known: await knownInvoices(read, actor.fkCorp, entries),
    })
    const found = problems.map((problem) => ({
      ...problem,
      column: plan.columns[invoiceColumnOf(problem.field)]?.field,
    }))
    return { entries, problems: found }
  })
  return { ok: ok.map(({ row, entry }) => ({ row, invoice: entry })), errors }
}

const toEntry = ({ invoiceDate, ...values }: Record<InvoiceImportField, string>): InvoiceEntry => ({
  ...values,
  issueDate: invoiceDate,
})
