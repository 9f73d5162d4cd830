import type { TermName } from '@jinpiao/contract/terms'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import { type Asked, type Column, type Condition, columnsOf, type Expression, expressionOf } from '../conditions.ts'
import type { Cursor } from '../cursor.ts'
import type { Place } from '../place.ts'
import type { ListQuery, Source, Totals } from '../source.ts'

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
export const SEARCHED = 2000

/** Most rows that one request visits where it has found less than a page: who asks for what is rare would hear of none. */
export const IN_VAIN = 100_000

// The code below serves every list, so it knows no table by its type.
export type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

/** A row by its key, with its value in the order. */
export interface Placed {
  key: string
  by: Cursor['value']
}

/** What the rows of a list are in order of. */
export interface Order {
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

/** What is picked out by an index, one condition each. */
export interface Picking {
  ways: readonly Condition[]
  columns: readonly string[]
  state: string | undefined
  /** Most rows that a condition may fit. */
  most?: number
  seen?: (condition: Condition) => Condition
}

/** The reader of one list. */
export type Walk = ReturnType<typeof walkOf>

/** Reads the rows of one list along its indexes: it counts, adds up, picks and finds the keys of a page. */
export function walkOf<Row>(source: Source<Row>) {
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
      ...(state === undefined ? [] : [sql<SqlBool>`${expressionOf(source.columns[stateOf(source)])} = ${state}`]),
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

  /** The row of an order behind its first `most` ones; undefined where there are no more than these. */
  async function endOf(rows: Rows, { by, direction }: Order, most: number): Promise<Placed | undefined> {
    const [end] = (await rows
      .select([key.as('key'), by.as('by')])
      .orderBy(by, direction)
      .orderBy(key, direction)
      .limit(1)
      .offset(most)
      .execute()) as unknown as { key: string | number; by: Cursor['value'] }[]
    return end && { key: String(end.key), by: end.by }
  }

  /** Rows before one in an order, and that one with those behind it. */
  const before = ({ by, direction }: Order, row: Placed) =>
    sql<SqlBool>`(${by}, ${key}) ${sql.raw(direction === 'asc' ? '<' : '>')} (${row.by}, ${row.key})`
  const from = ({ by, direction }: Order, row: Placed) =>
    sql<SqlBool>`(${by}, ${key}) ${sql.raw(direction === 'asc' ? '>=' : '<=')} (${row.by}, ${row.key})`

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

  return { key, own, picked, where, withSums, countOf, add, addWithPage, endOf, before, from, keysOf }
}

/** The filter and order that is the state of the list's rows. */
export const stateOf = ({ state = 'state' }: Pick<Source<unknown>, 'state'>): string => state

const asItIs = (condition: Condition): Condition => condition
/** Totals, unless they are of more rows than are counted. */
export const counted = (totals: Totals): Totals | undefined => (totals.count > COUNTED ? undefined : totals)
