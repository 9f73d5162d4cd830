import { useEffect, useMemo, useRef, useState } from 'react'
import type { Position } from './gridKeys.ts'

interface Active extends Position {
  /** Of the row; undefined in the header. */
  key: string | undefined
}

/**
 * The one cell of the grid that Tab leads to. It belongs to its row: when the order changes it goes with the row, and
 * when the row is gone, what stands in its place takes over.
 */
export function useActiveCell<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [active, setActive] = useState<Active>(() => ({ row: 1, column: 0, key: keyAt(1) }))
  function keyAt(row: number): string | undefined {
    const data = rows[row - 1]
    return data === undefined ? undefined : rowKey(data)
  }
  /** Where its row was shown last. */
  const last = useRef(active.row)
  const row = useMemo(() => {
    const { key, row: first } = active
    if (first === 0) return 0
    const there = rows[first - 1]
    if (there !== undefined && rowKey(there) === key) return first
    const moved = rows.findIndex((each) => rowKey(each) === key)
    // Not the header, where `last` was while there were no rows.
    return moved === -1 ? Math.min(Math.max(last.current, 1), rows.length) : moved + 1
  }, [active, rows, rowKey])
  useEffect(() => {
    last.current = row
  }, [row])
  const position: Position = { row, column: active.column }
  return { position, moveTo: (to: Position) => setActive({ ...to, key: keyAt(to.row) }) }
}
