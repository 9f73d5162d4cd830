import type { Cursor } from './cursor.ts'

/** Rows that are passed over to come to a page. Further on costs more with every row, so nothing is further on. */
export const REACH = 5000

/** How the rows of one page are come to: from the first row, from the last, or from where an earlier page ended. */
export interface Place {
  /** Rows behind this one or, backwards, this one and those before it. */
  cursor?: Cursor
  skip: number
  take: number
  /** Read against the order, and turned round. */
  isBackwards: boolean
}

interface Wanted {
  page: number
  pageSize: number
  /** Rows of the list; undefined where they are too many to count. */
  count: number | undefined
  cursor: Cursor | undefined
}

/** The shortest way to a page, and the page that it leads to: of one out of reach, or behind the last, the nearest. */
export function placeOf(wanted: Wanted): Place & { page: number } {
  const { pageSize, count } = wanted
  const page = count === undefined ? wanted.page : Math.min(wanted.page, Math.max(1, Math.ceil(count / pageSize)))
  const ways = waysTo({ ...wanted, page })
  const shortest = ways.reduce((best, way) => (way.skip < best.skip ? way : best))
  if (shortest.skip <= REACH) return { ...shortest, page }
  const far = Math.ceil((shortest.skip - REACH) / pageSize)
  return placeOf({ ...wanted, page: shortest.isBackwards ? page + far : page - far })
}

function waysTo({ page, pageSize, count, cursor }: Wanted): [Place, ...Place[]] {
  const before = (page - 1) * pageSize
  const fromStart: Place = { skip: before, take: pageSize, isBackwards: false }
  const left = count === undefined ? 0 : count - before
  const fromEnd: Place[] =
    left > 0 ? [{ skip: Math.max(0, left - pageSize), take: Math.min(pageSize, left), isBackwards: true }] : []
  return [fromStart, ...fromEnd, ...(cursor ? [fromCursor(page, pageSize, cursor)] : [])]
}

function fromCursor(page: number, pageSize: number, cursor: Cursor): Place {
  if (page > cursor.page)
    return { cursor, skip: (page - cursor.page - 1) * pageSize, take: pageSize, isBackwards: false }
  if (page === cursor.page) return { cursor, skip: 0, take: cursor.rows, isBackwards: true }
  const between = (cursor.page - page - 1) * pageSize
  return { cursor, skip: cursor.rows + between, take: pageSize, isBackwards: true }
}
