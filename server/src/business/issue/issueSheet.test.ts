import { issueImportColumns } from '@jinpiao/contract/issueImport'
import { columnHeading, exampleOf } from '@jinpiao/contract/sheetColumns'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import type { Language } from '@jinpiao/contract/words'
import { describe, expect, test } from 'vitest'
import { type Cell, plainSheet } from '../../domain/sheet.ts'
import { readSheetRows } from '../../sheets/sheetRows.ts'
import { issuePlan, readIssueRows, type SheetBook } from './issueSheet.ts'

const book = {
  suppliers: [
    { pkSupplier: 'S1', corpName: '江城精铸有限公司', creditCode: '91430000XXXXXXXXXX' },
    { pkSupplier: 'S2', corpName: '同名有限公司', creditCode: 'A' },
    { pkSupplier: 'S3', corpName: '同名有限公司', creditCode: 'B' },
  ],
  limits: [{ pkLimit: 'L1', sourceName: '示范商业银行' }],
  today: '2026-11-21',
  tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
}
const headings = issueImportColumns.map((column) => columnHeading(column, 'zh-CN'))
const good: Cell[] = [
  '江城精铸有限公司',
  '示范商业银行',
  500000,
  new Date('2027-03-01T00:00:00Z'),
  'HT-1',
  '铸件采购合同',
  '８００，０００．００',
  '2026/10/1',
  null,
  null,
  null,
]
const readIssueSheet = (cells: Cell[][], facts: SheetBook, language: Language) =>
  readIssueRows(readSheetRows(plainSheet(cells), issuePlan, language), facts, language)
const read = (...rows: Cell[][]) => readIssueSheet([headings, ...rows], book, 'zh-CN')
const withCell = (field: string, cell: Cell) =>
  good.map((old, index) => (issueImportColumns[index]?.field === field ? cell : old))

describe('the batch issue sheet (product §4.5)', () => {
  test('reads numbers, texts, dates and full-width digits', () => {
    const { ok, errors } = read(good)
    expect(errors).toEqual([])
    expect(ok[0]).toMatchObject({
      row: 2,
      supplierName: '江城精铸有限公司',
      line: {
        pkSupplier: 'S1',
        pkLimit: 'L1',
        amount: '500000.00',
        promisedDate: '2027-03-01',
        trade: { contractAmount: '800000.00', signedDate: '2026-10-01' },
      },
    })
  })

  test.each([
    [100.1 + 200.2, '300.30'],
    [300.29999999999995, '300.30'],
    [0.1 + 0.2, '0.30'],
    [1e-2, '0.01'],
    [12345678901.23, '12345678901.23'],
  ])('an amount is what Excel shows of it: %d is %s', (cell, amount) => {
    expect(read(withCell('amount', cell)).ok[0]?.line.amount).toBe(amount)
  })

  test.each<[string, Cell]>([
    ['contractNo', 123],
    ['contractNo', 20261121000123456],
    ['contractNo', new Date('2026-01-01T00:00:00Z')],
    ['supplierName', 1],
    ['remark', true],
  ])('what may have lost figures is refused, never changed: %s %s', (field, cell) => {
    const { ok, errors } = read(withCell(field, cell))
    expect([ok, errors[0]?.field, errors[0]?.message]).toEqual([[], field, expect.stringContaining('须为文本')])
  })

  test.each(['amount', 'contractName', 'promisedDate', 'remark'])(
    'a formula that has failed is refused: %s',
    (field) => {
      for (const shown of ['#REF!', '#N/A', '#DIV/0!', '#NAME?']) {
        const { ok, errors } = read(withCell(field, shown))
        expect([ok, errors[0]?.message]).toEqual([[], expect.stringContaining(`公式出错（${shown}）`)])
      }
    },
  )

  test('names the row as the spreadsheet counts, and every wrong cell; good rows stay', () => {
    const { ok, errors } = read(withCell('amount', '12a'), good, Array(11).fill(null), withCell('promisedDate', '明天'))
    expect(ok.map((row) => row.row)).toEqual([3])
    expect(errors).toEqual([
      { row: 2, cell: 'C2', field: 'amount', message: '金额（元）格式错误，请填写数字，最多两位小数', value: '12a' },
      {
        row: 5,
        cell: 'D5',
        field: 'promisedDate',
        message: '承诺付款日格式错误，请按 2026-11-21 的格式填写',
        value: '明天',
      },
    ])
  })

  test('a negative amount is told, not turned into a positive one', () => {
    expect(read(withCell('amount', -500)).errors).toEqual([
      { row: 2, cell: 'C2', field: 'amount', message: '金额（元）不能为负数，请填写大于 0 的数字', value: '-500' },
    ])
  })

  test('an unknown or ambiguous supplier, an unknown source, an empty cell', () => {
    expect(read(withCell('supplierName', '没有的公司')).errors[0]?.message).toContain('未找到该供应商')
    expect(read(withCell('supplierName', '同名有限公司')).errors[0]?.message).toContain('有多个同名供应商')
    expect(read(withCell('supplierName', 'b')).ok[0]?.line.pkSupplier).toBe('S3')
    expect(read(withCell('sourceName', '别的银行')).errors[0]?.field).toBe('sourceName')
    expect(read(withCell('contractNo', null)).errors).toMatchObject([
      { field: 'contractNo', message: '请填写合同编号' },
    ])
  })

  test.each([
    ['a day that has passed', '2026-11-21', '承诺付款日必须晚于今天'],
    ['a day beyond the longest term', '2027-11-22', '12 个月'],
  ])('I14: %s is told as soon as the sheet is read, by the rules of the form', (_, day, words) => {
    const { ok, errors } = read(withCell('promisedDate', day))
    expect(ok).toEqual([])
    expect(errors).toMatchObject([{ row: 2, field: 'promisedDate', value: day }])
    expect(errors[0]?.message).toContain(words)
  })

  test('I14: a term beyond six months needs its reason in the row; a central state-owned enterprise may not promise it', () => {
    const long = withCell('promisedDate', '2027-06-01')
    expect(read(long).errors).toMatchObject([{ row: 2, field: 'tenorReason', value: '' }])
    const withReason = long.map((cell, at) => (issueImportColumns[at]?.field === 'tenorReason' ? '按合同分期' : cell))
    expect(read(withReason).errors).toEqual([])
    const soe = { ...book, tenor: { ...book.tenor, isCentralSoe: true } }
    expect(readIssueSheet([headings, withReason], soe, 'en-US').errors).toMatchObject([{ field: 'promisedDate' }])
  })

  test('the example of the template is right on every day it can be handed out', () => {
    for (const today of ['2026-11-21', '2027-08-31', '2028-02-29', '2030-12-31']) {
      const { ok, errors } = readIssueSheet(
        [headings, issueImportColumns.map((column) => exampleOf(column, today))],
        { ...book, today },
        'zh-CN',
      )
      expect([today, ok.length, errors]).toEqual([today, 1, []])
      expect(ok[0]?.line.trade.signedDate.localeCompare(today)).toBe(-1)
    }
  })

  test('another sheet and too many rows are refused as a whole', () => {
    expect(readIssueSheet([['a', 'b']], book, 'zh-CN').errors).toMatchObject([{ row: 1 }])
    const { ok, errors } = read(...Array.from({ length: 201 }, () => good))
    expect([ok.length, errors.length]).toEqual([0, 1])
  })
})
