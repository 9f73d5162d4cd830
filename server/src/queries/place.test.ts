import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorOf, readCursor } from './cursor.ts'
import { type Place, placeOf, REACH } from './place.ts'

/** What a database would answer for a place in the rows 0, 1, 2, … */
function read(count: number, { cursor, skip, take, isBackwards }: Place): number[] {
  const rows = Array.from({ length: count }, (_, row) => row)
  const ordered = isBackwards ? rows.toReversed() : rows
  const last = Number(cursor?.key)
  const from = cursor ? ordered.filter((row) => (isBackwards ? row <= last : row > last)) : ordered
  const found = from.slice(skip, skip + take)
  return isBackwards ? found.reverse() : found
}

const pageOf = (count: number, page: number, pageSize: number) =>
  Array.from({ length: count }, (_, row) => row).slice((page - 1) * pageSize, page * pageSize)

describe('pages of a list', () => {
  test('whichever way they are come to, they are the same rows, also when the rows are too many to count', () => {
    const walk = fc.record({
      count: fc.integer({ min: 0, max: 300 }),
      pageSize: fc.integer({ min: 1, max: 40 }),
      pages: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
      isCounted: fc.boolean(),
    })
    fc.assert(
      fc.property(walk, ({ count, pageSize, pages, isCounted }) => {
        let text: string | undefined
        for (const wanted of pages) {
          const cursor = readCursor(text, 'amount', pageSize)
          const { page, ...place } = placeOf({ page: wanted, pageSize, count: isCounted ? count : undefined, cursor })
          const found = read(count, place)
          // Behind the last page there is the last one, where the rows have been counted.
          const there = isCounted ? Math.min(wanted, Math.max(1, Math.ceil(count / pageSize))) : wanted
          expect([page, found]).toEqual([there, pageOf(count, there, pageSize)])
          const last = found.at(-1)
          const end = { order: 'amount', page, pageSize, rows: found.length }
          text = last === undefined ? undefined : cursorOf({ key: String(last), value: BigInt(last), ...end })
        }
      }),
    )
  })

  test('no page passes over more rows than the reach: beyond it the nearest page answers', () => {
    const middle = placeOf({ page: 10_000, pageSize: 10, count: 200_000, cursor: undefined })
    expect(middle).toMatchObject({ page: 501, skip: REACH, isBackwards: false })
    expect(placeOf({ page: 19_999, pageSize: 10, count: 200_000, cursor: undefined })).toEqual({
      page: 19_999,
      skip: 10,
      take: 10,
      isBackwards: true,
    })
    const late = placeOf({ page: 15_000, pageSize: 10, count: 200_000, cursor: undefined })
    expect(late).toMatchObject({ page: 19_500, skip: REACH, isBackwards: true })
    const cursor = { key: 'k', value: 1n, order: 'amount', page: 10_000, pageSize: 10, rows: 10 }
    expect(placeOf({ page: 10_003, pageSize: 10, count: 200_000, cursor })).toMatchObject({ page: 10_003, skip: 20 })
  })

  test('a cursor of another order or page size, or a broken one, is none', () => {
    const text = cursorOf({ key: 'k', value: '2026-01-01', order: 'promisedDate', page: 3, pageSize: 10, rows: 10 })
    expect(readCursor(text, 'promisedDate', 10)).toMatchObject({ page: 3, value: '2026-01-01' })
    for (const [other, order, size] of [
      [text, 'creditNo', 10],
      [text, 'promisedDate', 20],
      [text.slice(3), 'promisedDate', 10],
      ['', 'promisedDate', 10],
    ] as const) {
      expect(readCursor(other, order, size)).toBeUndefined()
    }
  })

  test('a cursor that a database could not compare with the column is none', () => {
    const cursor = (order: string, value: string | bigint, key = 'k') =>
      readCursor(cursorOf({ key, value, order, page: 3, pageSize: 10, rows: 10 }), order, 10)
    expect(cursor('amount', 5n)).toMatchObject({ value: 5n })
    expect(cursor('amount', 'x')).toBeUndefined()
    expect(cursor('amount', 1n << 63n)).toBeUndefined()
    expect(cursor('promisedDate', 'a\0b')).toBeUndefined()
    expect(cursor('promisedDate', '2026-01-01', 'a\0b')).toBeUndefined()
    const entry = cursorOf({ key: 'k', value: 'x', order: 'at', page: 3, pageSize: 10, rows: 10 })
    expect(readCursor(entry, 'at', 10, true)).toBeUndefined()
  })
})
