import { decimalToFen, type Fen } from '@jinpiao/values/money'

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

/** Sums what is selected, in fen, exact. Each row's amount is read once, however often the selection changes. */
export function selectionSum<Row>(rows: readonly Row[], rowKey: (row: Row) => string, amount: (row: Row) => string) {
  const fen: Fen[] = []
  return (selected: ReadonlySet<string>): Fen => {
    let sum = 0n
    if (selected.size === 0) return sum
    for (const [i, row] of rows.entries()) {
      if (selected.has(rowKey(row))) sum += fen[i] ??= decimalToFen(amount(row))
    }
    return sum
  }
}
