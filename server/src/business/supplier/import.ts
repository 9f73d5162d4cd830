import type { Buffer } from 'node:buffer'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { problem } from '@jinpiao/contract/problems'
import type { SheetChoice } from '@jinpiao/contract/sheets'
import {
  readFlag,
  type SupplierImportField,
  supplierColumnOf,
  supplierImportColumns,
} from '@jinpiao/contract/supplierImport'
import { findSupplierProblems } from '@jinpiao/contract/supplierRules'
import { MAX_SUPPLIERS, type readSupplierFile, type SupplierEntry } from '@jinpiao/contract/suppliers'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { judgedRows } from '../../sheets/judgedRows.ts'
import { markUpload } from '../../sheets/markCells.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { templateOf } from '../../sheets/template.ts'
import { readUploadedRows, type UploadedRows, type UploadedSheet } from '../../sheets/uploadedRows.ts'
import { knownSuppliers } from './own.ts'

const plan: SheetPlan<SupplierImportField> = {
  columns: supplierImportColumns,
  most: MAX_SUPPLIERS,
  key: { field: 'creditCode', of: ({ creditCode }) => creditCode },
}

/** Good rows of an uploaded sheet, and what is wrong in each cell; stores nothing. */
export async function readSupplierRows(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<DataOf<typeof readSupplierFile>> {
  const rows = await readUploadedRows(file, plan, choice, context.language)
  return { ...(await judge(context, rows)), seen: rows.seen }
}

/** The same workbook handed back with its wrong cells marked. A sheet that is no template has nothing to mark. */
export async function markSupplierSheet(
  context: QueryContext,
  file: UploadedSheet,
  choice: SheetChoice = {},
): Promise<Buffer> {
  const rows = await readUploadedRows(file, plan, choice, context.language)
  const { errors } = await judge(context, rows)
  return markUpload(file.name, rows, errors, context.language)
}

/** The empty template with one example row. */
export const supplierSheetTemplate = (language: Language, today: Day): Promise<Buffer> =>
  templateOf(plan, language, today)

async function judge({ read, actor, language }: QueryContext, rows: UploadedRows<SupplierImportField>) {
  const { ok, errors } = await judgedRows(rows, language, async (lines) => {
    const entries = lines.map(({ values }) => toEntry(values))
    const codes = entries.map(({ creditCode }) => creditCode)
    const known = await knownSuppliers(read, actor.fkCorp, codes)
    const unreadable = lines.flatMap(({ values }, index) =>
      readFlag(values.isFirstLevel) === undefined ? [problem(`suppliers.${index}.isFirstLevel`, '04000171')] : [],
    )
    const problems = [...findSupplierProblems(entries, { ownCreditCode: actor.creditCode, known }), ...unreadable]
    const found = problems.map((each) => ({ ...each, column: plan.columns[supplierColumnOf(each.field)]?.field }))
    return { entries, problems: found }
  })
  return { ok: ok.map(({ row, entry }) => ({ row, supplier: entry })), errors }
}

const toEntry = ({ isFirstLevel, ...values }: Record<SupplierImportField, string>): SupplierEntry => ({
  ...values,
  isFirstLevel: readFlag(isFirstLevel) === true,
})
