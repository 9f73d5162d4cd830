import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Explained } from './plans.ts'

/** What one reading of a table asks of an index: equal columns first, then a range or an order. */
export interface Wanted {
  table: string
  /** Conditions that an index can serve, without their values: all but those that `hidden` hides. */
  conditions: readonly string[]
  equal: readonly string[]
  range?: string | undefined
  order?: readonly string[] | undefined
}

/** Columns of the database's indexes, by name. */
export type Indexes = ReadonlyMap<string, readonly string[]>

/** Every index of the database. */
export async function indexesOf({ read, dialect }: Pick<Database, 'read' | 'dialect'>): Promise<Indexes> {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ name: string; columns: string[] }>`select c.relname as name,
      array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid`.execute(read)
    return new Map(rows.map(({ name, columns }) => [name, columns.map(plain)]))
  }
  const { rows } = await sql<{ name: string; text: string | null; names: string }>`select m.name, m.sql as text,
    (select group_concat(name) from pragma_index_info(m.name)) as names
    from sqlite_master m where m.type = 'index'`.execute(read)
  return new Map(
    rows.map(({ name, text, names }) => {
      if (text === null) return [name, names.split(',').map(plain)]
      return [name, split(upTo(text.slice(text.indexOf('(') + 1), []), ',').map(plain)]
    }),
  )
}

/** An expression as both databases would write it, to be compared. */
const plain = (text: string): string => text.replace(/::[a-z ]+|["\s]/gi, '').toLowerCase()

/** What a statement asks of the indexes of the table of its list, wherever in it that is read. */
export function wantedBy(statement: string): Wanted[] {
  const text = statement.replace(/\$\d+/g, '?')
  return [...text.matchAll(/from "(\w+)" as "l"/g)].map(({ 0: found, 1: table = '', index }) => {
    const rest = text.slice(index + found.length)
    const where = rest.startsWith(' where ') ? upTo(rest.slice(7), [' order by ', ' limit ']) : ''
    const own = upTo(rest, [])
    const by = upTo(own, [' order by ']).length
    const order = own.startsWith(' order by ', by) ? upTo(own.slice(by + 10), [' limit ']) : undefined
    const conditions = split(where, ' and ')
      .flatMap(inner)
      .filter((each) => !each.startsWith('case when '))
    return {
      table,
      conditions,
      equal: conditions.flatMap((each) => /^(.+?) (?:= (?:\?|\d+)|in \(.*\))$/.exec(each)?.[1] ?? []).filter(isColumn),
      range: conditions.flatMap((each) => /^(.+?) [<>]=? (?:\?|'')$/.exec(each)?.[1] ?? []).find(isColumn),
      order: order === undefined ? undefined : split(order, ',').map((each) => each.trim().replace(/ (asc|desc)$/, '')),
    }
  })
}

/** Not `(select …)`, which has one value for the whole statement, and no pair of a cursor. */
const isColumn = (text: string): boolean => !text.startsWith('(')

/** Conditions of a group in brackets. */
function inner(condition: string): string[] {
  const isGroup = condition.startsWith('(') && upTo(condition.slice(1), []).length === condition.length - 2
  return isGroup ? split(condition.slice(1, -1), ' and ').flatMap(inner) : [condition]
}

/** The text before the first of these words, or before the bracket that closes around it. */
function upTo(text: string, words: readonly string[]): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (depth === 0 && words.some((word) => text.startsWith(word, at))) return text.slice(0, at)
    if (text[at] === "'") at = text.indexOf("'", at + 1)
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')' && depth-- === 0) return text.slice(0, at)
  }
  return text
}

function split(text: string, by: string): string[] {
  if (text === '') return []
  const first = upTo(text, [by])
  return first.length === text.length ? [text] : [first, ...split(text.slice(first.length + by.length), by)]
}

/**
 * What is wrong with how a list is read: a line for each index that its statement needs and the plan does not use, as a
 * migration would create it; a whole table; rows that are sorted although their index has them in order.
 */
export function faultsOf({ sql: text, plan }: Explained, indexes: Indexes, key: string): string[] {
  const wanted = wantedBy(text)
  const used = [...new Set(plan.match(/\w+/g) ?? [])].flatMap((word) => {
    const columns = indexes.get(word)
    return columns ? [columns] : []
  })
  const isByKey = ({ equal }: Wanted) => equal.some((each) => plain(each) === plain(key))
  const missing = wanted.filter((each) => !isByKey(each) && !used.some((columns) => serves(columns, each)))
  const isSorted = wanted.some(({ order }) => order) && /\bSort\b|TEMP B-TREE/.test(plan)
  // In SQLite `l` is also what has been picked out of the table before: then it is a CO-ROUTINE.
  const isWhole = /^(?![^]*CO-ROUTINE l\b)[^]*SCAN l\b(?! USING)/.test(plan)
  const scanned = wanted.some(({ table }) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))
  return [
    ...missing.map((each) => `missing: ${createIndexLine(each, key)}`),
    ...(isSorted && missing.length === 0 ? ['rows are sorted'] : []),
    ...((isWhole || scanned) && missing.length === 0 ? ['the whole table is read'] : []),
  ]
}

/**
 * Whether an index leads to what is wanted. One that is in order leads through no other rows; one that picks may leave
 * out one of the equal columns, a state: it is judged row by row.
 */
function serves(columns: readonly string[], { equal, range, order }: Wanted): boolean {
  const wanted = equal.map(plain)
  const after = columns.findIndex((each) => !wanted.includes(each))
  const leading = after === -1 ? columns : columns.slice(0, after)
  const passed = wanted.filter((each) => !leading.includes(each)).length
  const by = order?.[0] ?? range
  if (by !== undefined && ![columns[after], ...leading].includes(plain(by))) return false
  if (order) return passed === 0
  // The last of the equal columns is what is looked for, the first whose rows they are.
  const last = by ?? equal.at(-1)
  return last === undefined || (passed <= 1 && [columns[after], ...leading].includes(plain(last)))
}

/** `createIndex(db, 'receipt_kind', 'receipt (fkCorp, kind, pkReceipt)')`. */
function createIndexLine({ table, equal, range, order }: Wanted, key: string): string {
  const last = order?.[0] ?? range
  const columns = [...new Set([...equal.filter((each) => each !== last), ...(last === undefined ? [] : [last]), key])]
  const named = (columns.at(-2) ?? key).match(/"(\w+)"/)?.[1] ?? ''
  const on = `${table} (${columns.map((each) => each.replaceAll('"', '')).join(', ')})`
  return `createIndex(db, '${table}_${named}', ${on.includes("'") ? `"${on}"` : `'${on}'`})`
}
