import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { expect, test } from 'vitest'
import { cellText, csvOf } from './sheet.ts'

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
