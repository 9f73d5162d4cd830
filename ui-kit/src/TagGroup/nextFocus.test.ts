import { expect, test } from 'vitest'
import { nextFocus } from './nextFocus.ts'

test('accessibility §5.10: after a removal the focus goes to the next item, from the last to the one before', () => {
  expect([nextFocus(0, 3), nextFocus(1, 3), nextFocus(2, 3)]).toEqual([0, 1, 1])
  expect(nextFocus(0, 1)).toBe(-1)
})
