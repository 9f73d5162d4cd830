import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cappedCount } from './cappedCount.ts'

test.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1.5, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s shows %s', (count, shown) => expect(cappedCount(count, 99)).toBe(shown))

test('what is shown is the count, or says that there are more than it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 999 }), (count, max) => {
      const shown = cappedCount(count, max) ?? ''
      return shown.endsWith('+') ? count > Number(shown.slice(0, -1)) : Number(shown) === count
    }),
  )
})
