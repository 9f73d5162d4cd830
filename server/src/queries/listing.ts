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

/**
 * Rows that are counted and added up for one request; a filter that fits more is counted no further, so that it costs
 * the same with a thousand rows as with a million. What all rows of an enterprise come to is kept in `tally`.
 */
export const COUNTED = 1000

/** What a list is asked for, whatever list. */
export interface ListQuery {
  page: number
  pageSize: number
  sort?: string | undefined
  cursor?: string | undefined
  [parameter: string]: unknown
}

// The query builder knows the tables of one list; the engine below knows none of them.
type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

export interface Source<Row> {
  table: string
  /** Its only key; rows of one order value stand in its order. */
  key: string
  /** Mandatory: the column that names the enterprise whose rows these are (I30). Every index begins with it. */
  tenant: Column | ((query: ListQuery) => Column)
  /** What the list is of besides, in the indexes right behind the tenant: a family, a side, a person. */
  within?: (context: QueryContext, query: ListQuery) => Condition[]
  /** What it is limited to besides. */
  where?: (query: ListQuery) => Asked[]
  /** Keys of the few rows that a view is made of, at most {@link COUNTED}: what somebody has done last. */
  among?: (context: QueryContext, query: ListQuery) => Expression | undefined
  /** Counts and sums by state, where they are kept, of the states that the query can fit. */
  states?: (context: QueryContext, query: ListQuery) => Promise<StateTotals>
  /** Column or expression of each filter and each order. */
  columns: Readonly<Partial<Record<string, Column>>>
  /** A running number: found by its beginning, or by its last digits in the column `tail`. */
  numbers?: Readonly<Partial<Record<string, { letters: string; tail: string }>>>
  /** A text that is looked for in several columns, without an index: for lists that are short by nature. */
  matches?: Readonly<Partial<Record<string, { of: readonly string[]; where: (text: string) => Condition }>>>
  /** Names that are looked up first, so that the list itself is asked for exact values. */
  names?: Readonly<Partial<Record<string, NameLookup>>>
  /** Order where none is asked for. */
  order: (query: ListQuery) => readonly [key: string, direction: 'asc' | 'desc']
  /** Column or expression of each sum, in fen. */
  sums?: Readonly<Partial<Record<TermName, Column>>>
  /** The rows of a page, with what stands beside them; in any order. */
  load: (context: QueryContext, keys: readonly string[], query: ListQuery) => Promise<readonly Row[]>
  keyOf: (row: Row) => string
}

export interface NameLookup {
  column: string | ((query: ListQuery) => string)
  /** Values of the column whose name contains the text. */
  find: (context: QueryContext, text: string, query: ListQuery) => Promise<readonly string[]>
}

export interface Totals {
  count: number
  sums: Readonly<Partial<Record<TermName, bigint>>>
}

export interface StateTotals extends Totals {
  /** The states that are meant; undefined: all that there are. */
  states: readonly string[] | undefined
}

export interface ListPage<Row> {
  list: Row[]
  pagecond: { page: number; pageSize: number; count: number; more?: boolean; cursor?: string }
  sum: Record<string, string>
}

export interface Listing<Row> {
  page(context: QueryContext, query: ListQuery): Promise<ListPage<Row>>
  /** One of the caller's own rows by its key; undefined where it is nobody's or another's. */
  one(context: QueryContext, key: string): Promise<Row | undefined>
  /** All rows in their order, some hundred at a time: for exports. */
  all(context: QueryContext, query: ListQuery): AsyncGenerator<readonly Row[]>
}

/** Rows that are read at once for an export. */
const EXPORT_ROWS = 500

/** What fits, and how it is found. */
interface Found {
  rows: Rows
  order: Order
  /** Undefined: more than are counted. */
  totals: Totals | undefined
}

/**
 * A list of the contract over the database: conditions by the kind of each filter, order, place, totals and export, all
 * from one definition. The caller's enterprise is the first condition of every query.
 *
 * Two ways to a page. Something that is asked for fits few rows: these are picked out by its index, and the rest is
 * judged and ordered among them. Everything fits many: the order's index is walked, and what does not fit is passed
 * over. What fits few is known before, by counts that are kept or end at {@link COUNTED}.
 */
export function listing<Row>({ list }: Pick<AnyListEndpoint, 'list'>, source: Source<Row>): Listing<Row> {
  const key = sql.ref(source.key)
  const sums = Object.entries(source.sums ?? {}) as [TermName, Column][]

  const table = ({ read }: QueryContext) => read.selectFrom(sql.table(source.table).as('l')) as unknown as Rows
  const where = (rows: Rows, conditions: readonly Condition[]) =>
    conditions.reduce((some, condition) => some.where(condition), rows)

  /**
   * The tenant's rows of the list: what every index begins with. One state is a part of it, because each order has an
   * index behind a state, too.
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
   * Few rows, picked out by conditions that an index knows; the LIMIT keeps the databases from any other way to them.
   * Only with the columns that are spoken of, so that an index that holds them answers alone.
   */
  function picked(context: QueryContext, query: ListQuery, { ways, columns, state, seen = asItIs }: Picking): Rows {
    const needed = [...new Set([source.key, ...columns, ...sums.flatMap(([, column]) => columnsOf(column))])]
    const parts = ways.map((way) =>
      own(context, query, state, seen)
        .where(way)
        .select(needed)
        .limit(COUNTED + 1),
    )
    const union = sql.join(
      parts.map((part) => sql`select * from (${part}) as part`),
      sql` union `,
    )
    return context.read.selectFrom(sql`(${union})`.as('l')) as unknown as Rows
  }

  /** How many rows one of the filters fits by itself, as far as they are counted. */
  async function countOf(context: QueryContext, query: ListQuery, asked: Asked, state?: string): Promise<number> {
    const counts = await Promise.all(
      asked.anyOf.map(async (way) => {
        const some = own(context, query, state)
          .where(way)
          .select(sql.lit(1).as('one'))
          .limit(COUNTED + 1)
        const row = await context.read
          .selectFrom(some.as('some'))
          .select(sql<number>`cast(count(*) as integer)`.as('count'))
          .executeTakeFirstOrThrow()
        return row.count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }

  async function add(context: QueryContext, rows: Rows): Promise<Totals> {
    const some = rows.select(sums.map(([name, column]) => expressionOf(column).as(name))).select(key.as('key'))
    const row = (await context.read
      .selectFrom(some.limit(COUNTED + 1).as('some'))
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .select(sums.map(([name]) => sql<bigint>`cast(coalesce(sum(${sql.ref(name)}), 0) as bigint)`.as(`${name}Fen`)))
      .executeTakeFirstOrThrow()) as unknown as Record<string, bigint> & { count: number }
    return { count: row.count, sums: Object.fromEntries(sums.map(([name]) => [name, row[`${name}Fen`] ?? 0n])) }
  }

  async function find(context: QueryContext, query: ListQuery): Promise<Found> {
    const [kept, filters] = await Promise.all([
      source.states?.(context, query),
      askedOf(list.filters, source, context, query),
    ])
    const { states } = kept ?? {}
    // A list of no state is no list.
    const state = states && states.length < 2 ? (states[0] ?? '') : undefined
    const several = states && state === undefined ? oneOf(source.columns['state'], states) : undefined
    const order = orderOf(query, state)
    const asked = [...(several ? [several] : []), ...filters, ...(source.where?.(query) ?? [])]
    const among = async (ways: readonly Condition[], way?: Asked, seen?: Picking['seen']): Promise<Found> => {
      const rest = asked.filter((each) => each !== way)
      const columns = [...order.columns, ...rest.flatMap((each) => each.columns)]
      const few = picked(context, query, { ways, columns, state, ...(seen && { seen }) })
      const rows = where(few, rest.map(whole))
      return { rows, order, totals: await add(context, rows) }
    }

    const keys = source.among?.(context, query)
    if (keys) return among([sql<SqlBool>`${key} in ${keys}`], undefined, hidden)
    const counts = await Promise.all(
      asked.map(async (each) => {
        if (each === several) return kept?.count ?? COUNTED + 1
        return each.isIndexed ? countOf(context, query, each, state) : COUNTED + 1
      }),
    )
    const fewest = Math.min(...counts)
    const way = fewest <= COUNTED ? asked[counts.indexOf(fewest)] : undefined
    if (way) return among(way.anyOf, way)
    const rows = where(own(context, query, state), asked.map(whole))
    const [only, second] = asked
    if (kept && (only === undefined || (only === several && second === undefined))) return { rows, order, totals: kept }
    // One condition that fits many has been counted; of several nobody knows how many fit all.
    if (only?.isIndexed && second === undefined) return { rows, order, totals: undefined }
    const totals = await add(context, rows)
    return { rows, order, totals: totals.count > COUNTED ? undefined : totals }
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
  async function keysOf(rows: Rows, { by, direction: wanted }: Order, { cursor, skip, take, isBackwards }: Place) {
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
      const { rows, order, totals } = await find(context, query)
      const { pageSize } = query
      const { page, ...place } = placeOf({
        page: query.page,
        pageSize,
        count: totals?.count,
        cursor: readCursor(query.cursor, order.name, pageSize),
      })
      const found = await keysOf(rows, order, place)
      const last = found.at(-1)
      const end = last && { key: last.key, value: last.by, order: order.name, page, pageSize, rows: found.length }
      return {
        list: await loaded(context, query, found),
        pagecond: {
          page,
          pageSize,
          count: totals?.count ?? COUNTED,
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
      const { rows, order } = await find(context, query)
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

interface Picking {
  ways: readonly Condition[]
  columns: readonly string[]
  state: string | undefined
  seen?: (condition: Condition) => Condition
}

const asItIs = (condition: Condition): Condition => condition
const whole = (asked: Asked): Condition => hidden(anyOf(asked.anyOf))
