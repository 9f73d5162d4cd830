import type { Fen } from '@jinpiao/values/money'
import { type OrNone, readFen } from '../lib/readValue.ts'

/** The selection with this row put in or taken out; order of selection is kept. */
export function toggled<Row>(selected: readonly Row[], row: Row, rowKey: (row: Row) => string): Row[] {
  const key = rowKey(row)
  const without = selected.filter((each) => rowKey(each) !== key)
  return without.length < selected.length ? without : [...selected, row]
}

/**
 * What the header's checkbox does: takes out all of the page if all are in, puts the missing ones in otherwise.
 * `page` are the selectable rows of this page; rows of other pages stay selected.
 */
export function pageToggled<Row>(selected: readonly Row[], page: readonly Row[], rowKey: (row: Row) => string): Row[] {
  const chosen = new Set(selected.map(rowKey))
  if (page.every((row) => chosen.has(rowKey(row)))) {
    const here = new Set(page.map(rowKey))
    return selected.filter((row) => !here.has(rowKey(row)))
  }
  return [...selected, ...page.filter((row) => !chosen.has(rowKey(row)))]
}

export type PageSelection = 'none' | 'some' | 'all'

export function pageSelection<Row>(
  selected: readonly Row[],
  page: readonly Row[],
  rowKey: (row: Row) => string,
): PageSelection {
  const chosen = new Set(selected.map(rowKey))
  const count = page.filter((row) => chosen.has(rowKey(row))).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** Sum in fen, exact; `null` when the amount of one cannot be read: a sum without it would be a wrong one. */
export function totalFen<Row>(rows: readonly Row[], amount: (row: Row) => OrNone<string>): Fen | null {
  let sum = 0n
  for (const row of rows) {
    const fen = readFen('DataTable', amount(row))
    if (fen === undefined) return null
    sum += fen
  }
  return sum
}
