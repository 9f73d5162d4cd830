import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Conditions and expressions of a query, written in SQL. */
export type Condition = RawBuilder<SqlBool>
export type Expression = RawBuilder<unknown>

/** Conditions on one field: a row fits when one of them holds. */
export interface Asked {
  anyOf: readonly Condition[]
  /** Each condition alone has an index that begins with the tenant. */
  isIndexed: boolean
  /** Columns of the table that the conditions read. */
  columns: readonly string[]
  /** Without an index: conditions that have one, and fit some of its rows wherever they stand. */
  beginnings?: readonly Condition[]
  /** The order along which its rows stand together: a list in that order is walked among them only. */
  bounds?: string
}

/** Column of a filter or an order, or an indexed expression `by` with the columns `of` that it reads. */
export type Column = string | { by: Expression; of: readonly string[] }

/**
 * A condition that no index can serve. `listing/choose.ts` has counted rows and chosen the index; the planners of both
 * databases only estimate, and a wrong estimate reads every row of the enterprise. For this form PostgreSQL estimates
 * that a third of the rows fit, so it keeps walking the order's index.
 */
export const hidden = (condition: Condition): Condition => sql<SqlBool>`case when ${condition} then 1 else 0 end > 0`

/** Holds where one of the conditions does. */
export const anyOf = ([first, ...others]: readonly Condition[]): Condition => {
  if (first === undefined) throw new Error('A filter without a condition')
  return others.length === 0 ? first : sql<SqlBool>`(${sql.join([first, ...others], sql` or `)})`
}

const known = (column: Column | undefined): Column => {
  if (column === undefined) throw new Error('A filter or an order without a column')
  return column
}

/** A column as SQL. */
export function expressionOf(column: Column | undefined): Expression {
  const found = known(column)
  return typeof found === 'string' ? sql.ref(found) : found.by
}

/** The columns that it reads. */
export function columnsOf(column: Column | undefined): readonly string[] {
  const found = known(column)
  return typeof found === 'string' ? [found] : found.of
}

/** Most values that become one equality each. SQLite uses an index for `=`, but not always for `in`. */
const SINGLY = 20

/** Its value is one of these. */
export function oneOf(column: Column | undefined, values: readonly string[]): Asked {
  // `in ()` is not valid SQL. No stored value is empty, so '' fits no row.
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
