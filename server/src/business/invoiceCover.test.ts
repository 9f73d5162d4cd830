import { reviewHintText } from '@jinpiao/contract/reviewHints'
import { expect, test } from 'vitest'
import type { FoundHint } from '../flow/business.ts'
import { invoiceCover } from './invoiceCover.ts'

const said = ([hint, ...params]: FoundHint) =>
  (['zh-CN', 'en-US'] as const).map((each) => reviewHintText(hint, params, each))

test.each([
  ['0.01', '0.01', 100_000_000n, '不足 1%', 'less than 1%'],
  ['500000.00', '500,000.00', 100_000_000n, '50%', '50%'],
  ['999999.99', '999,999.99', 100_000_000n, '不足 100%', 'less than 100%'],
])(
  '发票覆盖率 of %s (%s) in %s fen is %s: something is not nothing, and less than all not all',
  (...[tax, sum, fen, zh, en]) => {
    const invoices = [{ amountWithTax: tax }] as unknown as Parameters<typeof invoiceCover>[1]
    const [hint] = invoiceCover(fen, invoices).map(said)
    expect(hint?.[0]).toBe(`发票价税合计 ${sum} 元，发票覆盖率 ${zh}`)
    expect(hint?.[1]).toContain(`${en} of the amount`)
  },
)

test('invoices over the whole amount are nothing to be told', () => {
  const invoices = [{ amountWithTax: '1000000.00' }] as unknown as Parameters<typeof invoiceCover>[1]
  expect(invoiceCover(100_000_000n, invoices)).toEqual([])
})
