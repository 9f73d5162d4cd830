import type { AnyListEndpoint, FilterKind } from '@jinpiao/contract/list'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { reversed } from '../domain/numbering.ts'
import type { ListQuery, Source } from './listing.ts'
import { contains } from './text.ts'

export type Condition = RawBuilder<SqlBool>
export type Expression = RawBuilder<unknown>

/** What is asked of one field: a row fits when one of the conditions holds. */
export interface Asked {
  anyOf: readonly Condition[]
  /** Each condition by itself is a part of an index that begins with the tenant. */
  isIndexed: boolean
  /** Of the table, that the conditions speak of. */
  columns: readonly string[]
}

/** What a list is filtered or ordered by: a column, or an expression with an index of its own and what it is made of. */
export type Column = string | { by: Expression; of: readonly string[] }

/**
 * A condition that no index is found by. Which index a list is read by is decided here, by what has been counted; both
 * databases guess worse, and a wrong guess reads every row of the enterprise. In this form PostgreSQL expects that a
 * third of the rows fit, so it goes on walking the order's index.
 */
export const hidden = (condition: Condition): Condition => sql<SqlBool>`case when ${condition} then 1 else 0 end > 0`

export const anyOf = ([first, ...others]: readonly Condition[]): Condition => {
  if (first === undefined) throw new Error('A filter without a condition')
  return others.length === 0 ? first : sql<SqlBool>`(${sql.join([first, ...others], sql` or `)})`
}

type Filters = AnyListEndpoint['list']['filters']

/** The filters that a query uses, but for the states: these are counted for every list (see `states`). */
export async function askedOf<Row>(
  filters: Filters,
  source: Source<Row>,
  context: QueryContext,
  query: ListQuery,
): Promise<Asked[]> {
  const found = await Promise.all(
    (Object.entries(filters) as [TermName, FilterKind][])
      .filter(([name]) => source.states === undefined || name !== 'state')
      .map(async ([name, kind]) => {
        if (kind === 'range') return rangeOf(name, source, query)
        return kind === 'contains' ? textOf(name, source, context, query) : valuesOf(name, source, query)
      }),
  )
  return found.flatMap((asked) => asked ?? [])
}

const known = (column: Column | undefined): Column => {
  if (column === undefined) throw new Error('A filter or an order without a column')
  return column
}
export function expressionOf(column: Column | undefined): Expression {
  const found = known(column)
  return typeof found === 'string' ? sql.ref(found) : found.by
}
export function columnsOf(column: Column | undefined): readonly string[] {
  const found = known(column)
  return typeof found === 'string' ? [found] : found.of
}

function rangeOf<Row>(name: TermName, { columns }: Source<Row>, query: ListQuery): Asked | undefined {
  const [from, to] = rangeParameters(name).map((parameter) => query[parameter] as string | undefined)
  if (from === undefined && to === undefined) return undefined
  const { kind } = termOf(name)
  const value = (text: string) => (kind === 'money' ? decimalToFen(text) : text)
  // Instants sort as text: from midnight of the first day to before midnight after the last.
  const until = (column: Expression, text: string) =>
    kind === 'moment' ? sql<SqlBool>`${column} < ${addDays(text, 1)}` : sql<SqlBool>`${column} <= ${value(text)}`
  const column = expressionOf(columns[name])
  const ends = [
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${value(from)}`]),
    ...(to === undefined ? [] : [until(column, to)]),
  ]
  return { isIndexed: true, columns: columnsOf(columns[name]), anyOf: [sql<SqlBool>`(${sql.join(ends, sql` and `)})`] }
}

async function textOf<Row>(
  name: TermName,
  { columns, numbers = {}, names = {}, matches = {} }: Source<Row>,
  context: QueryContext,
  query: ListQuery,
): Promise<Asked | undefined> {
  const text = (query[name] as string | undefined)?.trim() ?? ''
  if (text === '') return undefined
  const lookup = names[name]
  if (lookup) {
    const column = typeof lookup.column === 'string' ? lookup.column : lookup.column(query)
    const values = await lookup.find(context, text, query)
    return oneOf(column, values)
  }
  const matching = matches[name]
  if (matching) return { isIndexed: false, columns: matching.of, anyOf: [matching.where(text)] }
  const column = columns[name]
  const number = numbers[name]
  if (number) return numberOf(column, number, text)
  return { isIndexed: false, columns: columnsOf(column), anyOf: [contains(expressionOf(column), text)] }
}

/** So many last digits tell a number: fewer would fit every tenth or hundredth of all. */
const TAIL = 3

/**
 * A number by its beginning, with or without its letters (`JP2026`, `2026`), or by its last digits. Ranges instead of
 * patterns: both databases answer them from an index.
 */
function numberOf(
  column: Column | undefined,
  { letters, tail }: { letters: string; tail: string },
  typed: string,
): Asked {
  const text = typed.toUpperCase().replace(/\s/g, '')
  // A small letter is behind whatever a number goes on with, in every collation.
  const begins = (by: Expression, start: string) => sql<SqlBool>`(${by} >= ${start} and ${by} < ${`${start}z`})`
  const isDigits = /^\d+$/.test(text)
  return {
    isIndexed: true,
    columns: [...columnsOf(column), tail],
    anyOf: [
      begins(expressionOf(column), isDigits ? letters + text : text),
      ...(isDigits && text.length >= TAIL ? [begins(sql.ref(tail), reversed(text))] : []),
    ],
  }
}

function valuesOf<Row>(name: TermName, { columns }: Source<Row>, query: ListQuery): Asked | undefined {
  const values = (query[name] as string[] | undefined) ?? []
  return values.length === 0 ? undefined : oneOf(columns[name], values)
}

/** Values that are looked for one by one. SQLite takes an index for the equality, but not always for `in`. */
const SINGLY = 20

export function oneOf(column: Column | undefined, values: readonly string[]): Asked {
  // A list of nothing is no SQL, and no value is empty.
  const wanted = values.length === 0 ? [''] : values
  const by = expressionOf(column)
  return {
    isIndexed: true,
    columns: columnsOf(column),
    anyOf:
      wanted.length <= SINGLY
        ? wanted.map((value) => sql<SqlBool>`${by} = ${value}`)
        : [sql<SqlBool>`${by} in (${sql.join(wanted)})`],
  }
}
