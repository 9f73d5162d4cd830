import type { Language } from '@jinpiao/contract/errors'
import type { IssueLine } from '@jinpiao/contract/issue'
import {
  ISSUE_IMPORT_ROWS,
  type IssueImportField,
  issueImportColumns,
  issueImportErrors,
} from '@jinpiao/contract/issueImport'
import type { TenorRule } from '@jinpiao/contract/tenor'
import { type Day, parseDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'
import { findTenorProblems } from './issueRules.ts'

/** What a spreadsheet reader hands over. */
export type Cell = string | number | boolean | Date | null
export type Sheet = readonly (readonly Cell[])[]

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
export interface SheetError {
  row: number
  field: string
  message: string
  value: string
}

const LENGTHS: Partial<Record<IssueImportField, number>> = {
  contractNo: 64,
  contractName: 100,
  tenorReason: 200,
  remark: 100,
}
const MONEY: readonly IssueImportField[] = ['amount', 'contractAmount']
const DATES: readonly IssueImportField[] = ['promisedDate', 'signedDate', 'deliveredDate']

/** A cell as text; Excel keeps dates as midnight UTC. */
function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell).trim()
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
  const say = (error: keyof typeof issueImportErrors, ...params: string[]) => {
    const template: string = issueImportErrors[error][language === 'zh-CN' ? 0 : 1]
    return template.replace(/\{(\d)\}/g, (_, position) => params[Number(position)] ?? '')
  }
  const [headings = [], ...body] = sheet
  const known = issueImportColumns.every(({ label }, index) =>
    (label as readonly string[]).includes(textOf(headings[index])),
  )
  if (!known) return { ok: [], errors: [{ row: 1, field: '', message: say('HEADINGS'), value: '' }] }
  const filled = body
    .map((cells, index) => ({ row: index + 2, cells: issueImportColumns.map((_, column) => textOf(cells[column])) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length > ISSUE_IMPORT_ROWS) {
    const message = say('TOO_MANY', String(ISSUE_IMPORT_ROWS))
    return { ok: [], errors: [{ row: ISSUE_IMPORT_ROWS + 2, field: '', message, value: '' }] }
  }

  const ok: SheetRow[] = []
  const errors: SheetError[] = []
  for (const { row, cells } of filled) {
    const values = {} as Record<IssueImportField, string>
    const before = errors.length
    for (const [index, { field, label, required }] of issueImportColumns.entries()) {
      const value = cells[index] ?? ''
      const name = label[language === 'zh-CN' ? 0 : 1]
      const fail = (message: string) => errors.push({ row, field, message, value })
      values[field] = value
      if (value === '') {
        if (required) fail(say('EMPTY', name))
      } else if (MONEY.includes(field)) {
        const money = parseMoney(value)
        if (money.ok && money.fen > 0n) values[field] = money.decimal
        else fail(say('MONEY', name))
      } else if (DATES.includes(field)) {
        const day = parseDay(value)
        if (day) values[field] = day
        else fail(say('DATE', name))
      } else if (value.length > (LENGTHS[field] ?? value.length)) {
        fail(say('LENGTH', name, String(LENGTHS[field])))
      }
    }
    const suppliers = book.suppliers.filter(
      ({ corpName, creditCode }) => corpName === values.supplier || creditCode === values.supplier.toUpperCase(),
    )
    const limit = book.limits.find(({ sourceName }) => sourceName === values.source)
    if (values.supplier !== '' && suppliers.length !== 1) {
      const message = say(suppliers.length === 0 ? 'NO_SUPPLIER' : 'SUPPLIER_AMBIGUOUS')
      errors.push({ row, field: 'supplier', message, value: values.supplier })
    }
    if (values.source !== '' && !limit) {
      errors.push({ row, field: 'source', message: say('NO_SOURCE'), value: values.source })
    }
    if (parseDay(values.promisedDate)) {
      for (const { field, error } of findTenorProblems(values, book)) {
        const value = cells[issueImportColumns.findIndex((column) => column.field === field)] ?? ''
        errors.push({ row, field, message: error.text(language), value })
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

/** Files cannot stand in a sheet: they are added on the form. */
const toLine = (values: Record<IssueImportField, string>, pkSupplier: string, pkLimit: string): IssueLine => ({
  pkLimit,
  pkSupplier,
  amount: values.amount,
  promisedDate: values.promisedDate,
  tenorReason: values.tenorReason,
  trade: {
    contractNo: values.contractNo,
    contractName: values.contractName,
    contractAmount: values.contractAmount,
    signedDate: values.signedDate,
    deliveredDate: values.deliveredDate,
    fileIds: [],
    invoices: [],
    otherFileIds: [],
  },
  remark: values.remark,
  notifySupplier: true,
})
