import type { TermName } from '@jinpiao/contract/terms'
import type { QueryContext } from '../acts/context.ts'
import type { Asked, Column, Condition, Expression } from './conditions.ts'

/** Query parameters that every list takes. */
export interface ListQuery {
  page: number
  pageSize: number
  sort?: string | undefined
  cursor?: string | undefined
  onward?: string | undefined
  [parameter: string]: unknown
}

/** Where `listing` reads a list from: the table, what its columns are for, and how its rows become those of the wire. */
export interface Source<Row> {
  table: string
  /** Its only key; rows of one order value stand in its order. */
  key: string
  /** The key is a number; else a text. */
  hasNumberedKeys?: true
  /** Column with the enterprise that owns the row (I30). Mandatory, because every query and index begins with it. */
  tenant: Column | ((query: ListQuery) => Column)
  /** Further fixed conditions, such as a family or a person. In every index they follow the tenant. */
  within?: (context: QueryContext, query: ListQuery) => Condition[]
  /** Further conditions that the parameters of the query choose. */
  where?: (query: ListQuery, context: QueryContext) => Asked[]
  /** Keys of the only rows of a view, few, such as what somebody has decided last. */
  limitedToKeys?: (context: QueryContext, query: ListQuery) => Expression | undefined
  /** Counts and sums, where they are kept: of the states that the query can fit, or of all rows of a list without states. */
  states?: (context: QueryContext, query: ListQuery) => Promise<StateTotals>
  /**
   * The filter and order that is the state of these rows, where the list calls it otherwise (`invoiceVerifyState`). Each
   * order has a second index behind it, which one value of it leads to.
   */
  state?: TermName
  /** Column or expression of each filter and each order. An index of a searched one leads to what begins with the text. */
  columns: Readonly<Partial<Record<string, Column>>>
  /** Running numbers. A search compares the beginning, or the last digits in the column `tail`. */
  numbers?: Readonly<Partial<Record<string, { letters: string; tail: string }>>>
  /** Searches of several columns at once; each column has an index, which leads to what begins with the text. */
  matches?: Readonly<Partial<Record<string, Match>>>
  /** Columns that keep the folded text of a searched one, so that nothing is folded while it is looked for. */
  folded?: Readonly<Partial<Record<string, string>>>
  /** Names that `find` turns into exact values of a column, because a part of a name has no index. */
  names?: Readonly<Partial<Record<string, NameLookup>>>
  /** A view whose rows stand together in the default order alone has no other one: any other would walk past all the rest. */
  hasOneOrder?: (query: ListQuery) => boolean
  /** Default order. */
  order: (query: ListQuery) => readonly [key: string, direction: 'asc' | 'desc']
  /** Column or expression of each sum, in fen. */
  sums?: Readonly<Partial<Record<TermName, Column>>>
  /** Reads the rows of a page with their related data; in any order. */
  load: (context: QueryContext, keys: readonly string[], query: ListQuery) => Promise<readonly Row[]>
  keyOf: (row: Row) => string
}

interface Match {
  of: readonly Column[]
  where: (text: string) => Condition
  /** What `where` reads, where that is other columns: those that keep the folded texts. */
  reads?: readonly string[]
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
  /** States that the query can fit; undefined: all states. */
  states: readonly string[] | undefined
}
