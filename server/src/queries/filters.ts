import type { AnyListEndpoint, FilterKind } from '@jinpiao/contract/list'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { reversed } from '../domain/numbering.ts'
import { type Asked, type Column, columnsOf, type Expression, expressionOf, oneOf } from './conditions.ts'
import type { ListQuery, Source } from './source.ts'
import { contains, foldedContains, spellings } from './text.ts'

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
      .filter(([name]) => name !== source.state && (source.states === undefined || name !== 'state'))
      .map(async ([name, kind]) => {
        if (kind === 'range') return rangeOf(name, source, query)
        return kind === 'contains' ? textOf(name, source, context, query) : valuesOf(name, source, query)
      }),
  )
  return found.flatMap((asked) => asked ?? [])
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
    // Without a day there is no row to be found up to one: '' sorts before every day.
    ...(from === undefined && kind !== 'money' ? [sql<SqlBool>`${column} > ''`] : []),
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${value(from)}`]),
    ...(to === undefined ? [] : [until(column, to)]),
  ]
  const within = sql<SqlBool>`(${sql.join(ends, sql` and `)})`
  return { isIndexed: true, columns: columnsOf(columns[name]), anyOf: [within], bounds: name }
}

async function textOf<Row>(
  name: TermName,
  { columns, numbers = {}, names = {}, matches = {}, folded = {} }: Source<Row>,
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
  const column = columns[name]
  const number = numbers[name]
  if (number) return numberOf(column, number, text)
  const kept = folded[name]
  const inColumn = () =>
    kept === undefined ? contains(expressionOf(column), text) : foldedContains(sql.ref(kept), text)
  const { of, where, reads } = matches[name] ?? { of: [column], where: inColumn, reads: undefined }
  const beginnings = of.flatMap((each) => spellings(text).map((start) => beginning(expressionOf(each), start, LAST)))
  const read = reads ?? (kept === undefined ? of.flatMap(columnsOf) : [kept])
  return { isIndexed: false, columns: read, anyOf: [where(text)], beginnings }
}

/** Sorts behind every character that a name goes on with. */
const LAST = '\u{10FFFF}'

const beginning = (by: Expression, start: string, last: string) =>
  sql<SqlBool>`(${by} >= ${start} and ${by} < ${start + last})`

/** Dashes that a page, a word processor or an input method puts into a number. */
const DASH = /\p{Dash_Punctuation}|\u2212/gu
const BLANK = /[\s\p{Cf}]/gu

/** Fewest last digits that search for a number: two would fit every hundredth row. */
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
  const text = typed.normalize('NFKC').toUpperCase().replace(DASH, '-').replace(BLANK, '')
  // Numbers go on with digits or '-'. In every collation 'z' sorts behind these, so `start + 'z'` ends the range.
  const begins = (by: Expression, start: string) => beginning(by, start, 'z')
  const isDigits = /^\d+$/.test(text)
  return {
    isIndexed: true,
    columns: [...columnsOf(column), tail],
    anyOf: [
      begins(expressionOf(column), isDigits ? letters + text : text),
      ...(isDigits && text.length >= TAIL ? [begins(sql.ref(tail), reversed(text))] : []),
      ...endsOfPart(column, tail, text),
    ],
  }

  /** `012-07`, the end of a part's number: its root's last digits, and its own suffix. */
  function endsOfPart(of: Column | undefined, tailName: string, end: string) {
    const [, digits = '', suffix = ''] = /^(\d+)(-\d[\d-]*)$/.exec(end) ?? []
    if (digits.length < TAIL) return []
    return [sql<SqlBool>`(${begins(sql.ref(tailName), reversed(digits))} and ${expressionOf(of)} like ${`%${suffix}`})`]
  }
}

function valuesOf<Row>(name: TermName, { columns }: Source<Row>, query: ListQuery): Asked | undefined {
  const values = (query[name] as string[] | undefined) ?? []
  return values.length === 0 ? undefined : oneOf(columns[name], values)
}
