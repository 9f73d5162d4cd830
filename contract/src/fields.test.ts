import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { money } from './fields.ts'

test.each([
  ['0', true],
  ['99999999999999.98', true],
  ['99999999999999.99', false],
  ['1.234', false],
  ['-1', false],
  ['1e3', false],
])('spec §5: an amount on the wire is 0 to 99999999999999.98 with at most two decimals: %s', (text, isFine) => {
  expect(z.safeParse(money, text).success).toBe(isFine)
})
