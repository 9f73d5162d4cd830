import { expect, it } from 'vitest'
import { usableFilters } from './queueFilters.ts'

it('product §4.0.3: what an address holds is asked for as the API takes it, what does not parse is left out', () => {
  expect(
    usableFilters({
      supplier: ' 安禾 ',
      amountFrom: '1,000',
      amountTo: 'abc',
      submittedFrom: '2026-11-01',
      submittedTo: '昨天',
    }),
  ).toEqual({ supplier: '安禾', amountFrom: '1000.00', submittedFrom: '2026-11-01' })
})
