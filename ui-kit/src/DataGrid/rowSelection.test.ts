import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeTo, sameKeys, selectionTotal, toggledKey } from './rowSelection.ts'

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

test('count and sum are of the rows that are there, exact, and each amount is read once', () => {
  const rows = ['99999999999999.98', '0.01', '0.01', '', '—']
  let reads = 0
  const keyed = rows.map((amount, i) => ({ key: keyAt(i), amount }))
  const total = selectionTotal(
    keyed,
    ({ key }) => key,
    ({ amount }) => {
      reads += 1
      return amount
    },
  )
  expect(total(new Set())).toEqual({ count: 0, sum: 0n })
  expect(total(new Set(['r0', 'r1', 'r2']))).toEqual({ count: 3, sum: 10_000_000_000_000_000n })
  expect(total(new Set(['r1', 'elsewhere']))).toEqual({ count: 1, sum: 1n })
  expect(total(new Set(['r2', 'r3', 'r4']))).toEqual({ count: 3, sum: 1n })
  expect(reads).toBe(5)
})

test('the rows after the last selected one are not looked at, and the same selection is not counted again', () => {
  const looked: string[] = []
  const keys = Array.from({ length: 100 }, (_, i) => keyAt(i))
  const total = selectionTotal(keys, (key) => (looked.push(key), key), undefined)
  const selected = new Set(['r1', 'r2'])
  expect(total(selected)).toEqual({ count: 2, sum: undefined })
  expect(total(selected)).toEqual({ count: 2, sum: undefined })
  expect(looked).toEqual(['r0', 'r1', 'r2'])
})

test('a set of the same keys is the same selection', () => {
  const keys = new Set(['r1', 'r2'])
  expect(sameKeys(keys, keys)).toBe(true)
  expect(sameKeys(keys, new Set(['r2', 'r1']))).toBe(true)
  expect(sameKeys(keys, new Set(['r1']))).toBe(false)
  expect(sameKeys(keys, new Set(['r1', 'r3']))).toBe(false)
})
