import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { cellText, csvOf, xlsxOf } from './sheet.ts'

test('a percentage of a file has its sign, and what is missing is empty', () => {
  const endpoint = { list: { words: {} } } as Pick<AnyListEndpoint, 'list'>
  const text = (annualRate: string | null) => cellText(endpoint, 'annualRate', { annualRate }, {} as never, 'zh-CN')
  expect([text('6.00'), text(null)]).toEqual(['6.00%', ''])
})

test('a file guards what a spreadsheet would run or round: full-width signs, white space before them, long figures', async () => {
  const row = { supplierName: ' =1+1', remark: '＝1+1', contractNo: '00123', amount: '99999999999999.98' }
  const endpoint = { list: { words: {}, called: () => ({}) } } as unknown as AnyListEndpoint
  const list = {
    async *all() {
      yield [row]
    },
  }
  const columns = ['supplierName', 'remark', 'contractNo', 'amount'] as const
  let text = ''
  const parts = csvOf(endpoint, list as never, { language: 'zh-CN' } as never, {} as never, columns)
  for await (const part of parts) text += part
  const lines = text.split('\r\n')
  expect(lines[1]).toBe(`' =1+1,'＝1+1,"00123\t","99999999999999.98\t"`)
})

test('a workbook has days and moments as days, counts as counts, a head that stays and the sums of what can be summed', async () => {
  const row = {
    amount: '12.50',
    changeAmount: '2.00',
    promisedDate: '2026-11-21',
    submittedAt: '2026-11-21T09:30:00+08:00',
    tenorDays: 90,
  }
  const list = { words: {}, called: () => ({}), sums: ['amount', 'changeAmount'] }
  const all = {
    async *all() {
      yield [row, { ...row, amount: '0.05' }]
    },
    // What the page adds up of the second is of some rows only.
    page: async () => ({ sum: { amount: '12.55', changeAmount: '3.00' } }),
  }
  const columns = ['amount', 'promisedDate', 'submittedAt', 'tenorDays', 'changeAmount'] as const
  const context = { language: 'en-US' } as never
  const bytes = await xlsxOf({ list } as unknown as AnyListEndpoint, all as never, context, {} as never, columns)
  const rows = await readSheetFile({ name: 'x.xlsx', bytes })
  const [day, moment] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T09:30:00Z')]
  // A spreadsheet counts in parts of days, which no double holds to the last millisecond.
  const rounded = (cell: unknown) => (cell instanceof Date ? new Date(Math.round(Number(cell) / 1000) * 1000) : cell)
  expect(rows.slice(1).map((cells) => cells.map(rounded))).toEqual([
    [12.5, day, moment, 90, 2],
    [0.05, day, moment, 90, 2],
    [12.55, 'Total', null, null, null],
  ])
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
})
