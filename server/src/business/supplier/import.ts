import { problem } from '@jinpiao/contract/problems'
import {
  readFlag,
  type SupplierImportField,
  supplierColumnOf,
  supplierImportColumns,
} from '@jinpiao/contract/supplierImport'
import { findSupplierProblems } from '@jinpiao/contract/supplierRules'
import { MAX_SUPPLIERS, type SupplierEntry } from '@jinpiao/contract/suppliers'
import type { QueryContext } from '../../acts/context.ts'
import { judgedRows } from '../../sheets/judgedRows.ts'
import type { SheetPlan } from '../../sheets/plan.ts'
import { sheetCalls } from '../../sheets/sheetCalls.ts'
import type { UploadedRows } from '../../sheets/uploadedRows.ts'
import { knownSuppliers } from './own.ts'

const plan: SheetPlan<SupplierImportField> = {
  columns: supplierImportColumns,
  most: MAX_SUPPLIERS,
  key: { field: 'creditCode', of: ({ creditCode }) => creditCode },
}

/** A sheet of suppliers: its good rows, the same workbook marked, the empty template. */
export const {
  read: readSupplierRows,
  mark: markSupplierSheet,
  template: supplierSheetTemplate,
} = sheetCalls(plan, judge)

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
