import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeTo, selectionSum, toggledKey } from './rowSelection.ts'

const keyAt = (index: number) => `r${index}`

test('a row is put in and taken out, and what was given stays as it was', () => {
  const before = new Set(['r1'])
  expect([...toggledKey(before, 'r2')]).toEqual(['r1', 'r2'])
  expect([...toggledKey(before, 'r1')]).toEqual([])
  expect([...before]).toEqual(['r1'])
})

test('a range holds both ends, in both directions, and what was selected before it', () => {
  const anchor = { index: 5, before: new Set(['r100']) }
  expect([...rangeTo(anchor, 7, keyAt)]).toEqual(['r100', 'r5', 'r6', 'r7'])
  expect([...rangeTo(anchor, 3, keyAt)]).toEqual(['r100', 'r3', 'r4', 'r5'])
  expect([...rangeTo(anchor, 5, keyAt)]).toEqual(['r100', 'r5'])
})

test('going back with the range takes out exactly what it had put in', () => {
  const index = fc.nat({ max: 20 })
  fc.assert(
    fc.property(index, fc.array(index), fc.array(index), index, (from, before, way, end) => {
      const anchor = { index: from, before: new Set(before.map(keyAt)) }
      const straight = rangeTo(anchor, end, keyAt)
      let last = straight
      for (const each of [...way, end]) last = rangeTo(anchor, each, keyAt)
      expect(last).toEqual(straight)
    }),
  )
})

test('the sum is exact, follows the selection and reads each amount once', () => {
  const rows = ['99999999999999.98', '0.01', '0.01']
  let reads = 0
  const keyed = rows.map((amount, i) => ({ key: keyAt(i), amount }))
  const sum = selectionSum(
    keyed,
    ({ key }) => key,
    ({ amount }) => {
      reads += 1
      return amount
    },
  )
  expect(sum(new Set())).toBe(0n)
  expect(sum(new Set(['r0', 'r1', 'r2']))).toBe(10_000_000_000_000_000n)
  expect(sum(new Set(['r1', 'elsewhere']))).toBe(1n)
  expect(reads).toBe(3)
})
