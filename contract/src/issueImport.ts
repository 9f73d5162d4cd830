import { addMonths, type Day } from '@jinpiao/values/days'
import { sheetErrors } from './sheetWords.ts'
import { type TermName, termHeading } from './terms.ts'
import { fill, type Language, type Words } from './words.ts'

/**
 * Columns of the batch issue sheet, in order: the term that each fills, an example, and whether it must be filled.
 * The example of a day depends on the day it is given on: one that was right once is refused a year later.
 */
export const issueImportColumns = [
  {
    field: 'supplierName',
    hint: ['名称或统一社会信用代码', 'name or credit code'],
    example: '江城精铸有限公司',
    required: true,
  },
  { field: 'sourceName', example: '示范商业银行', required: true },
  { field: 'amount', example: '500000.00', required: true },
  { field: 'promisedDate', example: (today: Day) => addMonths(today, 3), required: true },
  { field: 'contractNo', example: 'HT-2026-001', required: true },
  { field: 'contractName', example: '铸件采购合同', required: true },
  { field: 'contractAmount', example: '800000.00', required: true },
  { field: 'signedDate', example: (today: Day) => addMonths(today, -1), required: true },
  { field: 'deliveredDate', example: '', required: false },
  { field: 'tenorReason', example: '', required: false },
  { field: 'remark', example: '', required: false },
] as const satisfies readonly {
  field: TermName
  /** What may stand in the column, where its name alone does not say it. */
  hint?: Words
  example: string | ((today: Day) => string)
  required: boolean
}[]

export type IssueImportField = (typeof issueImportColumns)[number]['field']

/** 金额（元）, 供应商（名称或统一社会信用代码）. */
export function issueImportHeading(field: IssueImportField, language: Language): string {
  const column = issueImportColumns.find((each) => each.field === field)
  const heading = termHeading(field, language)
  if (column === undefined || !('hint' in column)) return heading
  return fill(['{0}（{1}）', '{0} ({1})'], [heading, column.hint], language)
}

/** Column of what an issue form calls by a name of its own, as the checks of the form do. */
const columnOfFormField: Record<string, IssueImportField> = { pkSupplier: 'supplierName', pkLimit: 'sourceName' }

/** Which column fills a field of the sheet or of an issue line (`trade.contractNo`); -1: none does. */
export function importColumnOf(field: string): number {
  const name = columnOfFormField[field] ?? field.replace(/^trade\./, '')
  return issueImportColumns.findIndex((column) => column.field === name)
}

/** The example row, cell by cell. */
export const exampleRow = (today: Day): string[] =>
  issueImportColumns.map(({ example }) => (typeof example === 'string' ? example : example(today)))

/** What is wrong with a cell, in words. */
export const issueImportErrors = {
  ...sheetErrors,
  NO_SUPPLIER: [
    '未找到该供应商，请核对名称。如需新增，请前往供应商管理',
    'No such supplier. Check the name; to add one, open Suppliers',
  ],
  SUPPLIER_AMBIGUOUS: [
    '有多个同名供应商，请填写统一社会信用代码',
    'Several suppliers have this name. Enter the credit code',
  ],
  NO_SOURCE: ['未找到该来源的有效额度', 'No limit in force from this source'],
} as const satisfies Record<string, Words>

/** Rows of one sheet: as many as one batch may sign. */
export const ISSUE_IMPORT_ROWS = 200
