import { MAX_WAGES } from '@jinpiao/contract/finance'
import { payrollImportColumns } from '@jinpiao/contract/payrollImport'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import type { Language } from '@jinpiao/contract/words'
import { expect, test } from 'vitest'
import { type Cell, plainSheet } from '../../domain/sheet.ts'
import { readSheetRows } from '../../sheets/sheetRows.ts'
import { readSheetFile } from '../../testing/readSheetFile.ts'
import { payrollImportTemplate, payrollPlan } from './import.ts'
import { readWages } from './payrollSheet.ts'

const headings = payrollImportColumns.map((column) => columnHeading(column, 'zh-CN'))
const good: Cell[] = ['王小明', '6299000000000000018', '示范商业银行', 6800.5]
const readPayrollSheet = (cells: Cell[][], language: Language) =>
  readWages(readSheetRows(plainSheet(cells), payrollPlan, language), language)
const read = (...rows: Cell[][]) => readPayrollSheet([headings, ...rows], 'zh-CN')

test('each filled row is a wage; empty rows between them do not count', () => {
  expect(read(good, [null, null, null, null], ['李红', '6299000000000000026', '示范商业银行', '1,200'])).toEqual({
    wages: [
      { row: 2, personName: '王小明', accountNo: '6299000000000000018', bankName: '示范商业银行', amount: '6800.50' },
      { row: 4, personName: '李红', accountNo: '6299000000000000026', bankName: '示范商业银行', amount: '1200.00' },
    ],
    errors: [],
  })
})

test.each([
  ['a number in place of an account', 'accountNo', 6299000000000018, '须为文本'],
  ['an account with letters', 'accountNo', 'abc', '银行账号'],
  ['nobody', 'personName', null, '请填写收款人姓名'],
  ['a name that is too long', 'personName', '王'.repeat(31), '不能超过 30 个字'],
  ['no amount', 'amount', '很多', '格式错误'],
  ['an amount below zero', 'amount', -5, '不能为负数'],
  ['a failed formula', 'amount', '#REF!', '公式出错'],
] as const)('%s is marked in its cell, and the row stays', (_, field, value, words) => {
  const cells = good.map((cell, at) => (payrollImportColumns[at]?.field === field ? value : cell))
  const { wages, errors } = read(cells)
  expect(wages).toHaveLength(1)
  expect(errors).toMatchObject([{ row: 2, field }])
  expect(errors[0]?.message).toContain(words)
})

test('an account that stands in two rows is marked in the second', () => {
  expect(read(good, good).errors).toMatchObject([{ row: 3, field: 'accountNo', message: '银行账号与第 2 行重复' }])
})

test('another sheet, and more people than one list may have, are refused as a whole', () => {
  expect(readPayrollSheet([['姓名']], 'zh-CN').errors).toMatchObject([{ row: 1, field: '' }])
  const many = Array.from({ length: MAX_WAGES + 1 }, () => good)
  expect(read(...many)).toMatchObject({ wages: [], errors: [{ field: '' }] })
})

test.each(['zh-CN', 'en-US'] as const)('the template in %s is read back without any fault', async (language) => {
  const sheet = await readSheetFile({ name: 'wages.xlsx', bytes: await payrollImportTemplate(language, '2026-11-21') })
  const { wages, errors } = readPayrollSheet(sheet, language)
  expect([wages.length, errors]).toEqual([1, []])
})
