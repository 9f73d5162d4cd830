import Color from 'colorjs.io'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, worstContrastOn } from './contrast.ts'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('1.4.3: contrast agrees with an independent implementation', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      // The other one weighs the channels with more digits than WCAG's 0.2126, 0.7152, 0.0722.
      const expected = new Color(a).contrastWCAG21(new Color(b))
      expect(Math.abs(contrastRatio(a, b) / expected - 1)).toBeLessThan(5e-4)
    }),
    { numRuns: 2000 },
  )
})

test('1.4.3: the ends of the scale, and order does not matter', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10)
  expect(contrastRatio('#777777', '#777777')).toBe(1)
  expect(contrastRatio('#1677ff', '#ffffff')).toBe(contrastRatio('#ffffff', '#1677ff'))
  expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5)
})

test('the worst of several backgrounds decides', () => {
  expect(worstContrastOn(['#ffffff', '#777777'])('#000000')).toBe(contrastRatio('#000000', '#777777'))
})
