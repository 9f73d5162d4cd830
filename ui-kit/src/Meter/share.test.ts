import { decimalToFen } from '@jinpiao/values/money'
import { expect, test } from 'vitest'
import { sharePercent } from './share.ts'

test.each([
  ['0', '100', 0],
  ['0.01', '99999999999999.98', 1],
  ['99999999999999.97', '99999999999999.98', 99],
  ['99999999999999.98', '99999999999999.98', 100],
  ['120', '100', 100],
  ['-5', '100', 0],
  ['1', '0', 100],
  ['0', '0', 0],
  ['625000.00', '1000000.00', 63],
])('%s of %s is %i percent', (used, total, percent) => {
  expect(sharePercent(decimalToFen(used), decimalToFen(total))).toBe(percent)
})
