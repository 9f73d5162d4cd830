import { decimalToFen, type Fen } from '@jinpiao/values/money'
import { decimalOr0 } from './decimal.ts'

/** Where a range begins, and what was selected before it: going back takes out what the range had put in. */
export interface Anchor {
  /** Index of the row in the order shown. */
  index: number
  before: ReadonlySet<string>
}

export function toggledKey(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** What was selected before the range, and every row from the anchor to `index`, both ends included. */
export function rangeTo(anchor: Anchor, index: number, keyAt: (index: number) => string): Set<string> {
  const next = new Set(anchor.before)
  const last = Math.max(anchor.index, index)
  for (let i = Math.min(anchor.index, index); i <= last; i++) next.add(keyAt(i))
  return next
}

/** `selected` without `out` and with `more`: what a list that shows some of its rows leaves alone stays selected. */
export function reselected(
  selected: ReadonlySet<string>,
  out: readonly string[],
  more: readonly string[],
): Set<string> {
  const next = new Set(selected)
  for (const key of out) next.delete(key)
  for (const key of more) next.add(key)
  return next
}

export function sameKeys(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (some === others) return true
  if (some.size !== others.size) return false
  for (const key of some) if (!others.has(key)) return false
  return true
}

/** `sum` in fen, exact; undefined where nothing is summed. */
export interface SelectionTotal {
  count: number
  sum: Fen | undefined
}

/**
 * Counts and sums what is selected of `rows`; what has no amount adds nothing. Each row's amount is read once, however
 * often the selection changes, and of a selection the rows up to the last one in it.
 */
export function selectionTotal<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  amount: ((row: Row) => string) | undefined,
) {
  const fen: Fen[] = []
  const known = new WeakMap<ReadonlySet<string>, SelectionTotal>()
  const totalOf = (selected: ReadonlySet<string>): SelectionTotal => {
    let count = 0
    let sum = 0n
    for (let i = 0; i < rows.length && count < selected.size; i++) {
      const row = rows[i] as Row
      if (!selected.has(rowKey(row))) continue
      count += 1
      if (amount) sum += fen[i] ??= decimalToFen(decimalOr0(amount(row)))
    }
    return { count, sum: amount && sum }
  }
  return (selected: ReadonlySet<string>): SelectionTotal => {
    const total = known.get(selected) ?? totalOf(selected)
    known.set(selected, total)
    return total
  }
}
