import { businessMessage } from '@jinpiao/contract/errors'
import type { IssueLine } from '@jinpiao/contract/issue'
import {
  ISSUE_IMPORT_ROWS,
  type IssueImportField,
  issueImportColumns,
  issueImportErrors,
  issueImportHeading,
} from '@jinpiao/contract/issueImport'
import { findTenorProblems } from '@jinpiao/contract/issueRules'
import type { TenorRule } from '@jinpiao/contract/tenor'
import { ofEachBox } from '@jinpiao/contract/trade'
import { fill, type Language } from '@jinpiao/contract/words'
import { foldName } from '@jinpiao/values/companyName'
import { type Day, parseDay } from '@jinpiao/values/days'
import type { Sheet } from '../../domain/sheet.ts'
import { readSheetLines, type SheetError } from '../sheetCells.ts'

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

/**
 * Reads the batch issue sheet (first row: headings of the template). Good rows and cell errors; nothing is stored.
 * `row` counts as the spreadsheet does, so that people find it.
 */
export function readIssueSheet(
  sheet: Sheet,
  book: SheetBook,
  language: Language,
): { ok: SheetRow[]; errors: SheetError[] } {
  const say = (error: keyof typeof issueImportErrors, ...params: string[]) =>
    fill(issueImportErrors[error], params, language)
  const columns = issueImportColumns.map(({ field, required }) => ({
    field,
    required,
    heading: (each: Language) => issueImportHeading(field, each),
  }))
  const { lines, refusal } = readSheetLines<IssueImportField>(sheet, columns, ISSUE_IMPORT_ROWS, language)
  if (refusal) return { ok: [], errors: [refusal] }

  const ok: SheetRow[] = []
  const errors: SheetError[] = []
  for (const { row, cells, values, errors: ofCells } of lines) {
    const before = errors.length
    errors.push(...ofCells)
    const suppliers = suppliersNamed(book, values.supplierName)
    const source = foldName(values.sourceName)
    const limit = book.limits.find(({ sourceName }) => foldName(sourceName) === source)
    if (values.supplierName !== '' && suppliers.length !== 1) {
      const message = say(suppliers.length === 0 ? 'NO_SUPPLIER' : 'SUPPLIER_AMBIGUOUS')
      errors.push({ row, field: 'supplierName', message, value: values.supplierName })
    }
    if (values.sourceName !== '' && !limit) {
      errors.push({ row, field: 'sourceName', message: say('NO_SOURCE'), value: values.sourceName })
    }
    if (parseDay(values.promisedDate)) {
      for (const { field, code, values: params } of findTenorProblems(values, book)) {
        const value = cells[issueImportColumns.findIndex((column) => column.field === field)] ?? ''
        errors.push({ row, field, message: businessMessage(code, params, language), value })
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
