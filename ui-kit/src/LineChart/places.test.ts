import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acrossPercent, apart, labelled } from './places.ts'

test('labels that have room stay where they are', () => {
  expect(apart([80, 10, 40], 12)).toEqual([80, 10, 40])
})

test('labels on each other go apart, and come back in at the top', () => {
  expect(apart([50, 50], 12)).toEqual([50, 62])
  expect(apart([98, 100], 12)).toEqual([88, 100])
  expect(apart([100, 100, 0], 12)).toEqual([88, 100, 0])
})

test('apart: the gap is kept, the order too, and nothing lies outside', () => {
  const heights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 })
  fc.assert(
    fc.property(heights, (places) => {
      const moved = apart(places, 12)
      const sorted = moved.toSorted((a, b) => a - b)
      sorted.slice(1).forEach((place, i) => expect(place - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(12 - 1e-9))
      for (const place of moved) {
        expect(place).toBeGreaterThanOrEqual(-1e-9)
        expect(place).toBeLessThanOrEqual(100)
      }
      places.forEach((a, i) => {
        places.forEach((b, j) => {
          if (a < b) expect(moved[i]).toBeLessThan(moved[j] ?? 0)
        })
      })
    }),
  )
})

test('labels below: all when there is room, else the first, the last and some between', () => {
  expect(labelled(4, 6)).toEqual([0, 1, 2, 3])
  expect(labelled(12, 6)).toEqual([0, 3, 6, 11])
  expect(labelled(13, 6)).toEqual([0, 3, 6, 9, 12])
  expect(labelled(7, 6)).toEqual([0, 2, 4, 6])
  expect(labelled(12, 2)).toEqual([0, 11])
  expect(labelled(0, 6)).toEqual([])
})

test('labelled: the first and the last, never more than have room, never two closer than the step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 8 }), (count, most) => {
      const shown = labelled(count, most)
      expect(shown[0]).toBe(0)
      expect(shown.at(-1)).toBe(count - 1)
      expect(shown.length).toBeLessThanOrEqual(most)
      expect(new Set(shown).size).toBe(shown.length)
    }),
  )
})

test('points lie from the first to the last place', () => {
  expect([0, 1, 2].map((index) => acrossPercent(index, 3))).toEqual([0, 50, 100])
  expect(acrossPercent(0, 1)).toBe(50)
})
