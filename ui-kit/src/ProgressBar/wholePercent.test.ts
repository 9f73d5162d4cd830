import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholePercent } from './wholePercent.ts'

test.each([
  [0, 0],
  [0.9, 0],
  [50, 50],
  [99.999, 99],
  [100, 100],
  [101, 100],
  [-3, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 100],
])('%s is shown as %s', (percent, shown) => expect(wholePercent(percent)).toBe(shown))

test('it is a whole number from 0 to 100, and 100 only when everything is done', () => {
  fc.assert(
    fc.property(fc.double(), (percent) => {
      const shown = wholePercent(percent)
      return Number.isInteger(shown) && shown >= 0 && shown <= 100 && (shown < 100 || percent >= 100)
    }),
  )
})
