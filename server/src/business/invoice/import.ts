import { invoiceKey } from '@jinpiao/contract/invoice'
import { findEntryProblems, withOwnName } from '@jinpiao/contract/invoiceEntry'
import { type InvoiceImportField, invoiceColumnOf, invoiceImportColumns } from '@jinpiao/contract/invoiceImport'
import { type InvoiceEntry, MAX_ENTERED } from '@jinpiao/contract/invoices'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { judgedRows } from '../../sheets/judgedRows.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { sheetCalls } from '../../sheets/sheetCalls.ts'
import type { UploadedRows } from '../../sheets/uploadedRows.ts'
import { knownInvoices } from './own.ts'

const plan: SheetPlan<InvoiceImportField> = {
  columns: invoiceImportColumns,
  most: MAX_ENTERED,
  key: { field: 'invoiceNo', of: invoiceKey },
}

/** A sheet of invoices: its good rows, the same workbook marked, the empty template. */
export const { read: readInvoiceRows, mark: markInvoiceSheet, template: invoiceSheetTemplate } = sheetCalls(plan, judge)

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
