import { addMonths, type Day } from '@jinpiao/values/days'
import type { SheetColumn } from './sheetColumns.ts'
import { sheetErrors } from './sheetWords.ts'
import type { TermName } from './terms.ts'
import type { Words } from './words.ts'

/** Columns of the batch issue sheet, in order. */
export const issueImportColumns = [
  {
    field: 'supplierName',
    term: 'supplierName',
    hint: ['名称或统一社会信用代码', 'name or credit code'],
    example: '江城精铸有限公司',
    required: true,
  },
  { field: 'sourceName', term: 'sourceName', example: '示范商业银行', required: true },
  { field: 'amount', term: 'amount', example: '500000.00', required: true },
  { field: 'promisedDate', term: 'promisedDate', example: (today: Day) => addMonths(today, 3), required: true },
  { field: 'contractNo', term: 'contractNo', example: 'HT-2026-001', required: true },
  { field: 'contractName', term: 'contractName', example: '铸件采购合同', required: true },
  { field: 'contractAmount', term: 'contractAmount', example: '800000.00', required: true },
  { field: 'signedDate', term: 'signedDate', example: (today: Day) => addMonths(today, -1), required: true },
  { field: 'deliveredDate', term: 'deliveredDate', example: '', required: false },
  { field: 'tenorReason', term: 'tenorReason', example: '', required: false },
  { field: 'remark', term: 'remark', example: '', required: false },
] as const satisfies readonly SheetColumn<TermName>[]

export type IssueImportField = (typeof issueImportColumns)[number]['field']

/** Column of what an issue form calls by a name of its own, as the checks of the form do. */
const columnOfFormField: Record<string, IssueImportField> = { pkSupplier: 'supplierName', pkLimit: 'sourceName' }

/** Which column fills a field of the sheet or of an issue line (`trade.contractNo`); -1: none does. */
export function importColumnOf(field: string): number {
  const name = columnOfFormField[field] ?? field.replace(/^trade\./, '')
  return issueImportColumns.findIndex((column) => column.field === name)
}

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
