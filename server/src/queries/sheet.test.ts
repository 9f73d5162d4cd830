import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { expect, test } from 'vitest'
import { cellText } from './sheet.ts'

test('a percentage of a file has its sign, and what is missing is empty', () => {
  const endpoint = { list: { words: {} } } as Pick<AnyListEndpoint, 'list'>
  const text = (annualRate: string | null) => cellText(endpoint, 'annualRate', { annualRate }, {} as never, 'zh-CN')
  expect([text('6.00'), text(null)]).toEqual(['6.00%', ''])
})
