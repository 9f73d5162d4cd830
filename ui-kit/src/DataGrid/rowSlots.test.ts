import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowSlots } from './rowSlots.ts'

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 12 })

test('a row keeps its element while it is shown, and no two rows share one', () => {
  fc.assert(
    fc.property(fc.array(keys, { minLength: 1, maxLength: 8 }), (views) => {
      let before: ReadonlyMap<string, number> = new Map()
      for (const view of views) {
        const now = rowSlots(before, view)
        expect([...now.keys()]).toEqual(view)
        expect(new Set(now.values()).size).toBe(view.length)
        for (const [key, slot] of now) expect(before.get(key) ?? slot).toBe(slot)
        before = now
      }
    }),
  )
})

test('a view full of new rows takes the elements in their order', () => {
  const first = rowSlots(new Map(), ['a', 'b', 'c'])
  expect([...rowSlots(first, ['x', 'y', 'z']).values()]).toEqual([0, 1, 2])
})

test('a row further down: the element of the one that has left above goes to the end', () => {
  const first = rowSlots(new Map(), ['a', 'b', 'c'])
  expect([...rowSlots(first, ['b', 'c', 'd'])]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 0],
  ])
})

test('a longer view makes elements', () => {
  const first = rowSlots(new Map(), ['a'])
  expect([...rowSlots(first, ['a', 'b', 'c']).values()]).toEqual([0, 1, 2])
})
