import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, leftInWords, SPOKEN_AT, spokenBetween } from './spokenMoments.ts'

test('accessibility §5.18: speaks at 2:00, 1:00, 0:30 and 0:10, not each second', () => {
  const heard = []
  for (let left = 300; left > 0; left--) heard.push(spokenBetween(left, left - 1))
  expect(heard.filter((moment) => moment !== undefined)).toEqual([120, 60, 30, 10])
})

test('a tab that slept says only the latest moment', () => {
  expect(spokenBetween(290, 25)).toBe(30)
  expect(spokenBetween(290, 289)).toBeUndefined()
})

test('a session that goes on, or is over, is not said to end in ten seconds', () => {
  expect(spokenBetween(290, 0)).toBeUndefined()
})

test('however the clock is read, no moment is said twice, and the last that was passed is said', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 2 }), (readings) => {
      const falling = readings.toSorted((a, b) => b - a)
      const said = falling.slice(1).flatMap((left, index) => spokenBetween(falling[index] ?? 0, left) ?? [])
      const last = falling.at(-1) ?? 0
      const passed = SPOKEN_AT.filter((moment) => moment >= last && moment < (falling[0] ?? 0))
      return new Set(said).size === said.length && said.at(-1) === passed.at(-1)
    }),
  )
})

test.each([
  [300, '5:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, shown) => expect(clockText(seconds)).toBe(shown))

test.each([
  [300, 300],
  [299, 300],
  [121, 180],
  [120, 120],
  [60, 60],
  [59, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [1, 10],
  [0, 0],
])('%i seconds are told as %i: no figure for each second', (seconds, told) => expect(leftInWords(seconds)).toBe(told))
