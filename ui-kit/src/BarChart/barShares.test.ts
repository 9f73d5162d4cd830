import { expect, test } from 'vitest'
import { barShares } from './barShares.ts'

test('the longest bar is full, the others are in proportion', () => {
  expect(barShares(['50.00', '200.00', '100.00'])).toEqual([25, 100, 50])
})

test('nothing has no length, a trace has some', () => {
  expect(barShares(['0', '0.01', '99999999999999.98', '-5'])).toEqual([0, 0.1, 100, 0])
  expect(barShares(['0.00', '0'])).toEqual([0, 0])
  expect(barShares([])).toEqual([])
})
