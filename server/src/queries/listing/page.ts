import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import { cursorOf, onwardOf, readCursor } from '../cursor.ts'
import { type Place, placeOf } from '../place.ts'
import type { ListQuery, Source } from '../source.ts'
import { chooserOf, whole } from './choose.ts'
import { COUNTED, walkOf } from './walk.ts'

export interface ListPage<Row> {
  list: Row[]
  pagecond: {
    page: number
    pageSize: number
    count: number
    more?: boolean
    sort?: string
    cursor?: string
    onward?: string
  }
  sum: Record<string, string>
}

export interface Listing<Row> {
  page(context: QueryContext, query: ListQuery): Promise<ListPage<Row>>
  /** One row of the caller's enterprise by its key; undefined where it does not exist or is another enterprise's. */
  one(context: QueryContext, key: string): Promise<Row | undefined>
  /** All rows in their order, in batches; for exports. */
  all(context: QueryContext, query: ListQuery): AsyncGenerator<readonly Row[]>
}

/** Rows of one batch of an export. */
const EXPORT_ROWS = 500

/**
 * A list of the contract over the database: one definition gives conditions, order, place, totals and export. The caller's
 * enterprise is the first condition of every query.
 *
 * The list reads a page in one of two ways. If a filter fits at most {@link COUNTED} rows, its index picks these rows,
 * and the other filters and the order apply to them. If every filter fits more, the list walks the order's index and
 * skips rows that do not fit; a range of what the list is in order of bounds the walk instead. The walk ends where it has
 * found more than {@link COUNTED} rows, or after {@link VISITED}. If it has found few by then, a filter that fits at most
 * {@link VISITED} rows picks them after all; otherwise the answer says `more`, and `onward` leads behind what was visited.
 * Where parts of texts are looked for, both bounds are {@link SEARCHED}, and what begins with one is found wherever it
 * stands. A walk that has found less than a page looks at {@link IN_VAIN}, an export at all rows.
 */
export function listing<Row>(of: Pick<AnyListEndpoint, 'list'>, source: Source<Row>): Listing<Row> {
  const walk = walkOf(source)
  const { key, own, where, keysOf } = walk
  const find = chooserOf(of, source, walk)

  async function loaded(context: QueryContext, query: ListQuery, found: readonly { key: string }[]): Promise<Row[]> {
    if (found.length === 0) return []
    const keys = found.map((row) => row.key)
    const rows = new Map((await source.load(context, keys, query)).map((row) => [source.keyOf(row), row]))
    return keys.flatMap((each) => rows.get(each) ?? [])
  }

  return {
    async page(context, query) {
      const { rows, order, totals, atLeast = COUNTED, onward, page: read } = await find(context, query)
      const { pageSize } = query
      const { page, ...place } = placeOf({
        page: query.page,
        pageSize,
        // Fewer rows than COUNTED: they are all that the walk has found, so no page follows them.
        count: totals?.count ?? (atLeast < COUNTED ? atLeast : undefined),
        cursor: readCursor(query.cursor, order.name, pageSize, source.hasNumberedKeys),
      })
      const count = totals?.count ?? atLeast
      const isRead = read !== undefined && page === query.page
      const found = count === 0 ? [] : isRead ? read : await keysOf(rows, order, place)
      const last = found.at(-1)
      const end = last && { key: last.key, value: last.by, order: order.name, page, pageSize, rows: found.length }
      return {
        list: await loaded(context, query, found),
        pagecond: {
          page,
          pageSize,
          count,
          ...(totals === undefined && { more: true }),
          sort: `${order.name},${order.direction}`,
          ...(end && { cursor: cursorOf(end) }),
          ...(onward && { onward: onwardOf(order.name, { key: onward.key, value: onward.by }) }),
        },
        sum: Object.fromEntries(
          of.list.sums.flatMap((name) => {
            const fen = totals?.sums[name]
            return fen === undefined ? [] : [[name, fenToDecimal(fen)]]
          }),
        ),
      }
    },

    async one(context, wanted) {
      const query: ListQuery = { page: 1, pageSize: 1 }
      const conditions = [sql<SqlBool>`${key} = ${wanted}`, ...(source.where?.(query, context) ?? []).map(whole)]
      const found = (await where(own(context, query), conditions).select(key.as('key')).execute()) as unknown as {
        key: string
      }[]
      return (await loaded(context, query, found))[0]
    },

    async *all(context, query) {
      const { rows, order } = await find(context, query, true)
      const part = { skip: 0, take: EXPORT_ROWS, isBackwards: false }
      const about = { order: order.name, page: 1, pageSize: EXPORT_ROWS, rows: EXPORT_ROWS }
      for (let place: Place = part; ; ) {
        const found = await keysOf(rows, order, place)
        const last = found.at(-1)
        if (last === undefined) return
        yield await loaded(context, query, found)
        place = { ...part, cursor: { ...about, key: last.key, value: last.by } }
      }
    },
  }
}
