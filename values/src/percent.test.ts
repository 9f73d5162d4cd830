import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalToFen } from './money.ts'
import { percentOf } from './percent.ts'

test.each([
  ['0.00', '100.00', '0', false],
  ['1000.01', '500000000.00', '1', true],
  ['0.01', '99999999999999.98', '1', true],
  ['0.99', '100.00', '1', true],
  ['1.00', '100.00', '1', false],
  ['625000.00', '1000000.00', '63', false],
  ['99.40', '100.00', '99', false],
  ['99.50', '100.00', '100', true],
  ['99999999999999.97', '99999999999999.98', '100', true],
  ['99999999999999.98', '99999999999999.98', '100', false],
  ['150.00', '100.00', '150', false],
  ['1.00', '0.00', '100', false],
  ['0.00', '0.00', '0', false],
  ['-5.00', '100.00', '0', false],
])('%s of %s is %s percent (less than that: %s)', (part, whole, value, isLess) => {
  expect(percentOf(decimalToFen(part), decimalToFen(whole))).toEqual({ value, isLess })
})

test.each([
  ['1.00', '3.00', '33.3', false],
  ['0.05', '100.00', '0.1', true],
  ['99.96', '100.00', '100.0', true],
  ['100.00', '100.00', '100.0', false],
])('to a tenth %s of %s is %s percent (less than that: %s)', (part, whole, value, isLess) => {
  expect(percentOf(decimalToFen(part), decimalToFen(whole), 1)).toEqual({ value, isLess })
})

test('something is never said to be nothing, nor less than all to be all', () => {
  const fen = fc.bigInt({ min: 1n, max: 10n ** 16n })
  fc.assert(
    fc.property(fen, fen, fc.constantFrom<(0 | 1)[]>(0, 1), (a, b, decimals) => {
      const [part, whole] = a < b ? [a, b] : [b, a]
      const { value, isLess } = percentOf(part, whole, decimals)
      expect(Number(value)).toBeGreaterThan(0)
      if (part < whole && Number(value) === 100) expect(isLess).toBe(true)
      if (part === whole) expect({ value: Number(value), isLess }).toEqual({ value: 100, isLess: false })
    }),
  )
})
