import { businessMessage } from '@jinpiao/contract/errors'
import type { IssueLine } from '@jinpiao/contract/issue'
import {
  ISSUE_IMPORT_ROWS,
  type IssueImportField,
  issueImportColumns,
  issueImportErrors,
} from '@jinpiao/contract/issueImport'
import { findTenorProblems } from '@jinpiao/contract/issueRules'
import { cellName, type SheetError } from '@jinpiao/contract/sheets'
import type { TenorRule } from '@jinpiao/contract/tenor'
import { ofEachBox } from '@jinpiao/contract/trade'
import { fill, type Language } from '@jinpiao/contract/words'
import { foldName } from '@jinpiao/values/companyName'
import { type Day, parseDay } from '@jinpiao/values/days'
import type { SheetPlan } from '../../sheets/plan.ts'
import type { SheetRows } from '../../sheets/sheetRows.ts'

/** Names that the sheet uses → the enterprise's own suppliers and limits in force. */
export interface SheetBook {
  suppliers: readonly { pkSupplier: string; corpName: string; creditCode: string }[]
  /** At most one per source is chosen: the one with the most available. */
  limits: readonly { pkLimit: string; sourceName: string }[]
  /** The day of issue, and how long the enterprise may promise from then on. */
  today: Day
  tenor: TenorRule
}

export interface SheetRow {
  row: number
  supplierName: string
  sourceName: string
  line: IssueLine
}

export const issuePlan: SheetPlan<IssueImportField> = { columns: issueImportColumns, most: ISSUE_IMPORT_ROWS }

/** Good rows of a batch issue sheet, and what is wrong in each cell; nothing is stored. */
export function readIssueRows(
  rows: SheetRows<IssueImportField>,
  book: SheetBook,
  language: Language,
): { ok: SheetRow[]; errors: SheetError[] } {
  if (rows.refusal) return { ok: [], errors: [rows.refusal] }
  const { columns } = rows
  const ok: SheetRow[] = []
  const errors: SheetError[] = []
  for (const { row, cells, values, errors: ofCells } of rows.lines) {
    const before = errors.length
    errors.push(...ofCells)
    const say = (field: IssueImportField, error: keyof typeof issueImportErrors) => {
      const message = fill(issueImportErrors[error], [], language)
      errors.push({ row, cell: cellName(columns, field, row), field, message, value: cells[field] })
    }
    const suppliers = suppliersNamed(book, values.supplierName)
    const source = foldName(values.sourceName)
    const limit = book.limits.find(({ sourceName }) => foldName(sourceName) === source)
    if (values.supplierName !== '' && suppliers.length !== 1) {
      say('supplierName', suppliers.length === 0 ? 'NO_SUPPLIER' : 'SUPPLIER_AMBIGUOUS')
    }
    if (values.sourceName !== '' && !limit) say('sourceName', 'NO_SOURCE')
    if (parseDay(values.promisedDate)) {
      for (const { field, code, values: params } of findTenorProblems(values, book)) {
        const message = businessMessage(code, params, language)
        const value = cells[field as IssueImportField] ?? ''
        errors.push({ row, cell: cellName(columns, field, row), field, message, value })
      }
    }
    const [supplier] = suppliers
    if (errors.length > before || !supplier || !limit) continue
    const { corpName: supplierName, pkSupplier } = supplier
    const { sourceName, pkLimit } = limit
    ok.push({ row, supplierName, sourceName, line: toLine(values, pkSupplier, pkLimit) })
  }
  return { ok, errors }
}

/** By name or credit code. Several only where nobody's name is exactly that. */
function suppliersNamed({ suppliers }: SheetBook, text: string): SheetBook['suppliers'] {
  const exact = suppliers.filter(({ corpName }) => corpName === text)
  if (exact.length > 0) return exact
  const named = foldName(text)
  return suppliers.filter(({ corpName, creditCode }) => [corpName, creditCode].some((each) => foldName(each) === named))
}

/** Files cannot stand in a sheet: they are added on the form. */
const toLine = (values: Record<IssueImportField, string>, pkSupplier: string, pkLimit: string): IssueLine => ({
  pkLimit,
  pkSupplier,
  amount: values.amount,
  promisedDate: values.promisedDate,
  tenorReason: values.tenorReason,
  trade: {
    ...ofEachBox((box) => values[box]),
    fileIds: [],
    invoices: [],
    otherFileIds: [],
    fundFlowFileIds: [],
  },
  remark: values.remark,
  notifySupplier: true,
})
