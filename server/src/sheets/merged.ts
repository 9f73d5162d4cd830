import type { SheetColumn } from '@jinpiao/contract/sheetColumns'
import { termOf } from '@jinpiao/contract/terms'
import { type Cell, type CellRange, rangeName, type SeenSheet } from '../domain/sheet.ts'
import { textOf } from './cellText.ts'
import type { SheetLayout } from './headings.ts'
import type { SheetPlan } from './plan.ts'

/** A cell that is one with others. */
export interface MergedCell {
  /** `C2:C4`. */
  name: string
  range: CellRange
  /** What all of them show; undefined: nobody knows in which row it counts. */
  cell: Cell | undefined
}

/** The merged cells of a table's columns, by row and column. */
export type Merged = ReadonlyMap<string, MergedCell>

export const placeOf = (row: number, column: number): string => `${row}:${column}`

/**
 * What merged cells mean in each row. A day, a name, a bank counts in all of them, as it looks; an amount, or what no two
 * rows have in common, belongs to one, and which is not to be guessed. So with cells that are merged over columns.
 */
export function mergedCells<Field extends string>(
  { cells, merges }: SeenSheet,
  { columns, key }: SheetPlan<Field>,
  layout: SheetLayout<Field>,
): Merged {
  const merged = new Map<string, MergedCell>()
  for (const column of columns) {
    const at = layout.columns[column.field]
    for (const range of merges.filter(({ left, right }) => left <= at && at <= right)) {
      const isShared = range.left === range.right && mayBeShared(column, key?.field)
      const cell = isShared ? (cells[range.top - 1]?.[range.left] ?? null) : undefined
      const last = Math.min(range.bottom, cells.length)
      // Ranges of a file that no program has written may lie over each other: the first counts, and no cell twice.
      for (let row = Math.max(range.top, layout.headingRow + 1); row <= last; row += 1) {
        if (merged.has(placeOf(row, at))) break
        merged.set(placeOf(row, at), { name: rangeName(range), range, cell })
      }
    }
  }
  return merged
}

const mayBeShared = ({ field, term }: SheetColumn, key: string | undefined) =>
  field !== key && !['money', 'code', 'number'].includes(termOf(term).kind)

/** The sheet with what merged cells show in each of their rows, as it is read. */
export function unmerged({ cells }: SeenSheet, merged: Merged): Cell[][] {
  const widest = cells.reduce((width, row) => Math.max(width, row.length), 0)
  return cells.map((row, index) =>
    Array.from({ length: widest }, (_, column) => {
      const cell = merged.get(placeOf(index + 1, column))?.cell
      return cell === undefined || textOf(cell) === '' ? (row[column] ?? null) : cell
    }),
  )
}
