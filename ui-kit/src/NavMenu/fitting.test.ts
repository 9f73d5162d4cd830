import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  ['all have room', [100, 100, 100], 300, 3],
  ['the button needs room as well', [100, 100, 100], 299, 2],
  ['one that is too long takes those behind it along', [100, 300, 50], 300, 1],
  ['one stays at least', [400, 400], 300, 1],
  ['none', [], 300, 0],
])('%s', (_what, widths, room, expected) => {
  expect(fitting(widths, room, 50)).toBe(expected)
})
