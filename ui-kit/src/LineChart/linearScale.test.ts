import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from './linearScale.ts'

test('round lines from 0 to above the highest', () => {
  expect(linearScale([1200n, 700n], 1n).ticks).toEqual([0n, 500n, 1000n, 1500n])
  expect(linearScale([1000n], 1n).ticks).toEqual([0n, 200n, 400n, 600n, 800n, 1000n])
  expect(linearScale([-300n, 500n], 1n).ticks).toEqual([-400n, -200n, 0n, 200n, 400n, 600n])
  expect(linearScale([-5n], 1n).ticks).toEqual([-5n, -4n, -3n, -2n, -1n, 0n])
})

test('counts have no half lines', () => {
  expect(linearScale([300n], 100n).ticks).toEqual([0n, 100n, 200n, 300n])
  expect(linearScale([100n], 100n).ticks).toEqual([0n, 100n])
})

test('nothing and only zeros lie on the base line', () => {
  for (const values of [[], [0n, 0n]]) {
    const { ticks, share } = linearScale(values, 1n)
    expect(ticks).toEqual([0n])
    expect(share(0n)).toBe(0)
  }
})

test('the largest amount is placed exactly', () => {
  const { share, ticks } = linearScale([9_999_999_999_999_998n], 1n)
  expect(ticks.at(-1)).toBe(10_000_000_000_000_000n)
  expect([share(0n), share(5_000_000_000_000_000n), share(10_000_000_000_000_000n)]).toEqual([0, 50, 100])
})

const amounts = fc.array(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), { minLength: 1, maxLength: 20 })

test('few lines at equal distances hold every value and 0', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(1n, 100n), (values, unit) => {
      const { ticks, share } = linearScale(values, unit)
      const steps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0n))
      expect(new Set(steps).size).toBeLessThanOrEqual(1)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks).toContain(0n)
      expect(ticks.every((tick) => tick % unit === 0n)).toBe(true)
      for (const value of [...values, ...ticks]) {
        expect(share(value)).toBeGreaterThanOrEqual(0)
        expect(share(value)).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('what is more lies higher, or as high where a hundredth of a percent does not tell', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const { share } = linearScale(values, 1n)
      const heights = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(share)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    }),
  )
})
