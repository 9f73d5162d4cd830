import { expect, test } from 'vitest'
import { dayPartOf } from './greeting.ts'

test.each([
  ['2026-11-21T00:30:00Z', 'morning'],
  ['2026-11-21T03:00:00Z', 'noon'],
  ['2026-11-21T05:00:00Z', 'afternoon'],
  ['2026-11-21T10:00:00Z', 'evening'],
  ['2026-11-20T20:59:00Z', 'evening'],
] as const)('product §4.0 H: the greeting goes by China’s time: %s is %s', (instant, part) => {
  expect(dayPartOf(Date.parse(instant))).toBe(part)
})
