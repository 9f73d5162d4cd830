import { expect, test } from 'vitest'
import { shareOf } from './share.ts'

test.each([
  ['1.00', ['1.00', '1.00', '1.00'], '33.3%'],
  ['2.00', ['1.00', '2.00'], '66.7%'],
  ['99999999999999.98', ['99999999999999.98'], '100.0%'],
  ['0.05', ['0.05', '99.95'], '0.1%'],
  ['0.00', [], '—'],
])('I27: the share of %s in %j is %s, without floating point', (part, amounts, share) => {
  expect(shareOf(part, amounts)).toBe(share)
})
