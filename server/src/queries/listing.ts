import type { AnyListEndpoint } from '@jinpiao/contract/list'
import type { TermName } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { type Cursor, cursorOf, readCursor } from './cursor.ts'
import {
  type Asked,
  anyOf,
  askedOf,
  type Column,
  type Condition,
  columnsOf,
  type Expression,
  expressionOf,
  hidden,
  oneOf,
} from './filters.ts'
import { type Place, placeOf } from './place.ts'
import type { ListQuery, Source, Totals } from './source.ts'

/**
 * Most rows that one request counts and adds up. A filter that fits more is not counted further, so a list costs the same
 * with a thousand rows as with a million. Table `tally` keeps the totals over all rows of an enterprise.
 */
export const COUNTED = 1000

/**
 * Most rows that one request visits: along the order's index, or picked out by a filter. Without this bound two filters
 * that fit few rows together, and many each, would read every row of the enterprise.
 */
export const VISITED = 20_000

/** The same where a part of a text is looked for: no index picks what the walk misses, but for what begins with it. */
export const SEARCHED = 4000

// The code below serves every list, so it knows no table by its type.
type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

export interface ListPage<Row> {
  list: Row[]
  pagecond: { page: number; pageSize: number; count: number; more?: boolean; cursor?: string }
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

/** A row by its key, with its value in the order. */
interface Placed {
  key: string
  by: Cursor['value']
}

/** The rows that fit the query. */
interface Found {
  rows: Rows
  order: Order
  /** Undefined: more rows than are counted or visited. */
  totals: Totals | undefined
  /** Without totals: rows that are known to fit. */
  atLeast?: number
  /** The page that was asked for, where it was read with the totals. */
  page?: readonly Placed[]
}

/**
 * A list of the contract over the database: one definition gives conditions, order, place, totals and export. The caller's
 * enterprise is the first condition of every query.
 *
 * The list reads a page in one of two ways. If a filter fits at most {@link COUNTED} rows, its index picks these rows,
 * and the other filters and the order apply to them. If every filter fits more, the list walks the order's index and
 * skips rows that do not fit; a range of what the list is in order of bounds the walk instead. The walk ends where it has
 * found more than {@link COUNTED} rows, or after {@link VISITED}. If it has found few by then, a filter that fits at most
 * {@link VISITED} rows picks them after all; otherwise the answer says `more`. A search in parts of a text ends after
 * {@link SEARCHED} rows, and finds what begins with it wherever that stands. An export walks to the end.
 */
export function listing<Row>({ list }: Pick<AnyListEndpoint, 'list'>, source: Source<Row>): Listing<Row> {
  const key = sql.ref(source.key)
  const sums = Object.entries(source.sums ?? {}) as [TermName, Column][]

  const table = ({ read }: QueryContext) => read.selectFrom(sql.table(source.table).as('l')) as unknown as Rows
  const where = (rows: Rows, conditions: readonly Condition[]) =>
    conditions.reduce((some, condition) => some.where(condition), rows)

  /**
   * The tenant's rows. Every index begins with these conditions. A single state belongs to them, because each order has a
   * second index that begins with tenant and state.
   */
  function own(context: QueryContext, query: ListQuery, state?: string, seen = asItIs): Rows {
    const tenant = typeof source.tenant === 'function' ? source.tenant(query) : source.tenant
    const conditions = [
      sql<SqlBool>`${expressionOf(tenant)} = ${context.actor.fkCorp}`,
      ...(source.within?.(context, query) ?? []),
      ...(state === undefined ? [] : [sql<SqlBool>`${expressionOf(source.columns['state'])} = ${state}`]),
    ]
    return where(table(context), conditions.map(seen))
  }

  /**
   * Rows that an index picks by one condition each. The LIMIT makes both databases use that index. Only the columns that
   * the query needs are selected, so that an index that contains them needs no table row.
   */
  function picked(context: QueryContext, query: ListQuery, picking: Picking): Rows {
    const { ways, columns, state, most = COUNTED, seen = asItIs } = picking
    const parts = ways.map((way) =>
      own(context, query, state, seen)
        .where(way)
        .select(withSums(columns))
        .limit(most + 1),
    )
    const union = sql.join(
      parts.map((part) => sql`select * from (${part}) as part`),
      sql` union `,
    )
    return context.read.selectFrom(sql`(${union})`.as('l')) as unknown as Rows
  }

  const withSums = (columns: readonly string[]) => [
    ...new Set([source.key, ...columns, ...sums.flatMap(([, column]) => columnsOf(column))]),
  ]

  /** How many rows one filter fits by itself; counting ends behind `most`. */
  async function countOf(
    context: QueryContext,
    query: ListQuery,
    asked: Asked,
    state: string | undefined,
    most: number,
  ): Promise<number> {
    const counts = await Promise.all(
      asked.anyOf.map(async (way) => {
        const some = own(context, query, state)
          .where(way)
          .select(sql.lit(1).as('one'))
          .limit(most + 1)
        const row = await context.read
          .selectFrom(some.as('some'))
          .select(sql<number>`cast(count(*) as integer)`.as('count'))
          .executeTakeFirstOrThrow()
        return row.count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }

  /** Key, value in the order and what is added up, of some rows. */
  const addable = (rows: Rows, { by }: Order) =>
    rows.select([key.as('key'), by.as('by'), ...sums.map(([name, column]) => expressionOf(column).as(name))])
  const figures = sql.join([
    sql`cast(count(*) as integer) as "count", min("by") as "least", max("by") as "most"`,
    ...sums.map(([name]) => sql`cast(coalesce(sum(${sql.ref(name)}), 0) as bigint) as ${sql.ref(`${name}Fen`)}`),
  ])
  const addedOf = ({ count, least, most, ...row }: Figures): Added => {
    return { count, least, most, sums: Object.fromEntries(sums.map(([name]) => [name, row[`${name}Fen`] ?? 0n])) }
  }

  async function add(context: QueryContext, rows: Rows, order: Order, enough = COUNTED): Promise<Added> {
    const some = addable(rows, order).limit(enough + 1)
    const { rows: found } = await sql<Figures>`select ${figures} from ${some} as "some"`.execute(context.read)
    return addedOf(found[0] as Figures)
  }

  /** Totals and a page of few rows, read once: each reading fetches every one of their table rows. */
  async function addWithPage(context: QueryContext, rows: Rows, order: Order, { page, pageSize }: ListQuery) {
    const ordered = sql`order by "by" ${sql.raw(order.direction)}, "key" ${sql.raw(order.direction)}`
    const { rows: found } = await sql<Figures & { key: string | number | null; by: Cursor['value'] }>`
      with few as materialized ${addable(rows, order).limit(COUNTED + 1)},
      total as (select ${figures} from few),
      page as (select "key", "by" from few ${ordered} limit ${pageSize} offset ${(page - 1) * pageSize})
      select * from total left join page on true ${ordered}`.execute(context.read)
    const placed = found.flatMap(({ key: each, by }) => (each === null ? [] : [{ key: String(each), by }]))
    return { totals: counted(addedOf(found[0] as Figures)), page: placed }
  }

  /** The first `most` rows of an order; undefined where there are no more than these. */
  async function endOf(rows: Rows, { by, direction }: Order, most: number) {
    const [end] = (await rows
      .select([key.as('key'), by.as('by')])
      .orderBy(by, direction)
      .orderBy(key, direction)
      .limit(1)
      .offset(most)
      .execute()) as unknown as { key: string | number; by: Cursor['value'] }[]
    const before = sql.raw(direction === 'asc' ? '<' : '>')
    return end && sql<SqlBool>`(${by}, ${key}) ${before} (${end.by}, ${end.key})`
  }

  async function find(context: QueryContext, query: ListQuery, isExport = false): Promise<Found> {
    const [kept, filters] = await Promise.all([
      source.states?.(context, query),
      askedOf(list.filters, source, context, query),
    ])
    const { states } = kept ?? {}
    // No state fits: '' is no state, so the list is empty.
    const state = states && states.length < 2 ? (states[0] ?? '') : undefined
    const several = states && state === undefined ? oneOf(source.columns['state'], states) : undefined
    const order = orderOf(query, state)
    const asked = [...(several ? [several] : []), ...filters, ...(source.where?.(query) ?? [])]
    const pick = async (
      ways: readonly Condition[],
      { way, ...picking }: { way?: Asked } & Pick<Picking, 'seen' | 'most'>,
    ): Promise<Found> => {
      const rest = asked.filter((each) => each !== way)
      const columns = [...order.columns, ...rest.flatMap((each) => each.columns)]
      const rows = where(picked(context, query, { ways, columns, state, ...picking }), rest.map(whole))
      if (isExport) return { rows, order, totals: undefined }
      const { totals, page } = await addWithPage(context, rows, order, query)
      return { rows, order, totals, ...(totals && query.cursor === undefined && { page }) }
    }
    /** The filter that fits the fewest rows, if these are no more than `most`. */
    const narrowest = async (most: number): Promise<Asked | undefined> => {
      const counts = await Promise.all(
        asked.map(async (each) => {
          if (each === several) return kept?.count ?? most + 1
          return each.isIndexed ? countOf(context, query, each, state, most) : most + 1
        }),
      )
      const fewest = Math.min(...counts)
      return fewest <= most ? asked[counts.indexOf(fewest)] : undefined
    }

    const keys = source.limitedToKeys?.(context, query)
    if (keys) return pick([sql<SqlBool>`${key} in ${keys}`], { seen: hidden })
    const way = await narrowest(COUNTED)
    if (way) return pick(way.anyOf, { way })
    const bound = asked.find(({ bounds }) => bounds === order.name)
    const judged = asked.filter((each) => each !== bound)
    /** Rows among which the order's index leads: what bounds the walk is not judged row by row. */
    const passed = where(own(context, query, state), bound?.anyOf ?? [])
    const rows = where(passed, judged.map(whole))
    const [only, second] = judged
    if (kept && !bound && (only === undefined || (only === several && second === undefined))) {
      return { rows, order, totals: kept }
    }
    // An export reads every row that fits and shows no totals. A bound by itself fits more rows than are counted.
    if (isExport || (bound && only === undefined)) return { rows, order, totals: undefined }
    if (only === undefined) return { rows, order, totals: counted(await add(context, rows, order)) }

    const columns = [...order.columns, ...judged.flatMap((each) => each.columns)]
    const beginnings = second === undefined ? only.beginnings : undefined
    const most = beginnings ? SEARCHED : VISITED
    /** What fits among the first rows that the walk passes. It stops by itself where enough has been found. */
    const some = passed.select(withSums(columns)).orderBy(order.by, order.direction).orderBy(key, order.direction)
    const first = context.read.selectFrom(some.limit(most).as('l')) as unknown as Rows
    // That one filter fits more than are counted is known by now: what fills the page is enough. Not behind a cursor, in
    // front of which any number of rows may have come in.
    const isMany = !bound && second === undefined && only.isIndexed && query.cursor === undefined
    const enough = Math.min(COUNTED, isMany ? query.page * query.pageSize : COUNTED)
    const found = await add(context, where(first, judged.map(whole)), order, enough)
    /** The page is read where the walk has found its rows, and neither from where it began nor to where it ended. */
    const within = sql<SqlBool>`(${order.by} >= ${found.least} and ${order.by} <= ${found.most})`
    const near = rows.where(within)
    const isAmongFound = found.count > enough && query.page * query.pageSize <= enough
    if (isAmongFound) return { rows: near, order, totals: undefined }
    const end = await endOf(passed, order, most)
    // Without an end every row has been visited.
    if (!end) return { rows, order, totals: counted(found) }
    if (found.count > enough) return { rows: rows.where(end), order, totals: undefined }
    if (beginnings) {
      const walked = sql<SqlBool>`(${within} and ${end} and ${whole(only)})`
      const all = await pick([walked, ...beginnings], {})
      return { ...all, totals: undefined, atLeast: all.totals?.count ?? COUNTED }
    }
    const wider = await narrowest(VISITED)
    if (wider) return pick(wider.anyOf, { way: wider, most: VISITED })
    return { rows: near.where(end), order, totals: undefined, atLeast: found.count }
  }

  function orderOf(query: ListQuery, state: string | undefined): Order {
    const [asked = '', wanted] = query.sort?.split(',') ?? []
    const [fallback, usual] = source.order(query)
    // Rows of one state are in no order by it.
    const isOrder = asked !== 'state' || state === undefined
    const isKnown = list.sort.includes(asked) && source.columns[asked] !== undefined && isOrder
    const name = isKnown ? asked : fallback
    const direction = isKnown ? (wanted === 'desc' ? 'desc' : 'asc') : usual
    return { name, by: expressionOf(source.columns[name]), columns: columnsOf(source.columns[name]), direction }
  }

  /** Keys of the rows of a place, in their order. */
  async function keysOf(
    rows: Rows,
    { by, direction: wanted }: Order,
    { cursor, skip, take, isBackwards }: Place,
  ): Promise<readonly Placed[]> {
    const direction = isBackwards === (wanted === 'asc') ? 'desc' : 'asc'
    const beyond = sql.raw(`${direction === 'asc' ? '>' : '<'}${isBackwards ? '=' : ''}`)
    const placed = cursor ? rows.where(sql<SqlBool>`(${by}, ${key}) ${beyond} (${cursor.value}, ${cursor.key})`) : rows
    const page = (await placed
      .select([key.as('key'), by.as('by')])
      .orderBy(by, direction)
      .orderBy(key, direction)
      .limit(take)
      .offset(skip)
      .execute()) as unknown as { key: string | number; by: Cursor['value'] }[]
    const rowsOf = page.map((row) => ({ key: String(row.key), by: row.by }))
    return isBackwards ? rowsOf.reverse() : rowsOf
  }

  async function loaded(context: QueryContext, query: ListQuery, found: readonly { key: string }[]): Promise<Row[]> {
    if (found.length === 0) return []
    const keys = found.map((row) => row.key)
    const rows = new Map((await source.load(context, keys, query)).map((row) => [source.keyOf(row), row]))
    return keys.flatMap((each) => rows.get(each) ?? [])
  }

  return {
    async page(context, query) {
      const { rows, order, totals, atLeast = COUNTED, page: read } = await find(context, query)
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
          ...(end && { cursor: cursorOf(end) }),
        },
        sum: Object.fromEntries(
          Object.entries(totals?.sums ?? {}).map(([name, fen]) => [name, fenToDecimal(fen ?? 0n)]),
        ),
      }
    },

    async one(context, wanted) {
      const query: ListQuery = { page: 1, pageSize: 1 }
      const conditions = [sql<SqlBool>`${key} = ${wanted}`, ...(source.where?.(query) ?? []).map(whole)]
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

interface Order {
  name: string
  by: Expression
  columns: readonly string[]
  direction: 'asc' | 'desc'
}

/** Totals, and the least and the most value of the order among what was added up. */
interface Added extends Totals {
  least: Cursor['value']
  most: Cursor['value']
}

/** {@link Added} as a row: the sums are bigint, by name. */
type Figures = Omit<Added, 'sums'> & Readonly<Record<string, bigint>>

interface Picking {
  ways: readonly Condition[]
  columns: readonly string[]
  state: string | undefined
  /** Most rows that a condition may fit. */
  most?: number
  seen?: (condition: Condition) => Condition
}

const asItIs = (condition: Condition): Condition => condition
const counted = (totals: Totals): Totals | undefined => (totals.count > COUNTED ? undefined : totals)
const whole = (asked: Asked): Condition => hidden(anyOf(asked.anyOf))
