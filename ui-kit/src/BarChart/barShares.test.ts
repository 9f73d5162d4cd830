import { decimalToFen } from '@jinpiao/values/money'
import { expect, test } from 'vitest'
import { barShares } from './barShares.ts'

const sharesOf = (values: readonly string[]) => barShares(values.map(decimalToFen))

test('the longest bar is full, the others are in proportion', () => {
  expect(sharesOf(['50.00', '200.00', '100.00'])).toEqual([25, 100, 50])
})

test('nothing has no length, a trace has some', () => {
  expect(sharesOf(['0', '0.01', '99999999999999.98', '-5'])).toEqual([0, 0.1, 100, 0])
  expect(sharesOf(['0.00', '0'])).toEqual([0, 0])
  expect(sharesOf([])).toEqual([])
})

test('what is no value has no length and leaves the others as they are', () => {
  expect(barShares([undefined, 50n, 200n])).toEqual([0, 25, 100])
})
