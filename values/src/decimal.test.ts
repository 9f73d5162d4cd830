import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, parseDecimal, placesOf } from './decimal.ts'

test.each([
  ['30', '30'],
  [' 3 0 ', '30'],
  ['３０', '30'],
  ['007', '7'],
  ['0', '0'],
  ['-0', '0'],
  ['−5', '-5'],
  ['1,234,567', '1234567'],
  ['１，２３４．５', '1234.5'],
  ['0.50', '0.50'],
  ['1。5', '1.5'],
  ['1,5', undefined],
  ['1.2.3', undefined],
  ['12a', undefined],
  ['1e5', undefined],
  ['①', undefined],
  ['.5', undefined],
  ['', undefined],
])('accessibility §3: %j is read as %j, never guessed', (text, expected) => expect(parseDecimal(text)).toBe(expected))

const fraction = fc.stringMatching(/^\d{0,6}$/)
const whole = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n })
const decimal = fc
  .tuple(whole, fraction)
  .map(([units, places]) => (places === '' ? String(units) : `${units}.${places}`))

test('a number that was read is read as itself again, and keeps its places', () => {
  fc.assert(
    fc.property(decimal, (text) => {
      const read = parseDecimal(text) ?? ''
      expect(parseDecimal(read)).toBe(read)
      expect(placesOf(read)).toBe(placesOf(text))
    }),
  )
})

test('order: as the integers that both are when the point is moved, however long they are', () => {
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 0, max: 6 }), (a, b, places) => {
      const shifted = (units: bigint) => {
        const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
        const at = digits.length - places
        return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${places > 0 ? `.${digits.slice(at)}` : ''}`
      }
      expect(Math.sign(compareDecimals(shifted(a), shifted(b)))).toBe(a < b ? -1 : Number(a > b))
    }),
  )
  expect(compareDecimals('0.1', '0.10')).toBe(0)
  expect(compareDecimals('2', '1.999999999999999999999')).toBe(1)
})
