import { issueImportColumns } from '@jinpiao/contract/issueImport'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import type { SheetError } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import { expect, test } from 'vitest'
import { type Cell, plainSheet } from '../../domain/sheet.ts'
import { markCells } from '../../sheets/markCells.ts'
import { readSheetRows } from '../../sheets/sheetRows.ts'
import { issuePlan } from './issueSheet.ts'

const headings: Cell[] = issueImportColumns.map((column) => columnHeading(column, 'zh-CN'))
const row: Cell[] = [
  '江城精铸有限公司',
  '示范商业银行',
  '12a',
  new Date('2027-03-01T00:00:00Z'),
  'HT-1',
  ...Array(6).fill(null),
]
const error = (at: number, field: string, message: string) => ({ row: at, cell: '', field, message, value: '' })
function markSheet(cells: Cell[][], errors: SheetError[], language: Language) {
  const sheet = plainSheet(cells)
  const { table, columns } = readSheetRows(sheet, issuePlan, language)
  if (table === undefined) throw new Error('no table')
  return markCells(sheet, errors, { ...table, letters: columns }, language)
}
const last = <Item>(items: readonly Item[] | undefined) => items?.at(-1)
const wrongOf = (cells: readonly { isWrong?: boolean }[] | undefined) =>
  cells?.flatMap(({ isWrong }, column) => (isWrong ? [column] : []))

test('product §4.5: the sheet comes back row for row, its wrong cells marked, the last column says where and why', () => {
  const errors = [
    error(4, 'contractName', '请填写合同名称'),
    error(4, 'amount', '金额（元）格式错误'),
    error(2, 'supplierName', '已停用'),
  ]
  const marked = markSheet([headings, row, [], row], errors, 'zh-CN')
  expect(marked.map((cells) => cells.slice(0, -1).map(({ value }) => value))).toEqual([
    headings,
    row,
    Array(11).fill(null),
    row,
  ])
  expect(marked.map(last).map((cell) => cell?.value)).toEqual([
    '问题',
    'A2：已停用',
    null,
    'C4：金额（元）格式错误\nF4：请填写合同名称',
  ])
  expect(marked.map(wrongOf)).toEqual([[], [0], [], [2, 5]])
})

test('product §4.5: in English', () => {
  const marked = markSheet([headings, row], [error(2, 'contractAmount', 'Fill in')], 'en-US')
  expect(marked.map(last).map((cell) => cell?.value)).toEqual(['Problem', 'G2: Fill in'])
})

test('what somebody has noted behind the columns stays, and empty formatted cells do not push the last column away', () => {
  const marked = markSheet([headings, [...row, '催办', null, '']], [], 'zh-CN')
  expect(marked.map((cells) => cells.slice(11).map(({ value }) => value))).toEqual([
    [null, '问题'],
    ['催办', null],
  ])
})

test('a sheet that was marked before, in either language, gets no second such column and keeps no old complaint', () => {
  const before = markSheet([headings, [...row, '催办']], [error(2, 'amount', '旧')], 'zh-CN')
  const again = markSheet(
    before.map((cells) => cells.map(({ value }) => value)),
    [],
    'en-US',
  )
  expect(again.map((cells) => cells.slice(11).map(({ value }) => value))).toEqual([
    [null, 'Problem'],
    ['催办', null],
  ])
  expect(again.map(wrongOf)).toEqual([[], []])
})
