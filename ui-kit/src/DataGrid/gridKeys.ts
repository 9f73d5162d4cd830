/** Row 0 is the header; both count from 0, `aria-rowindex` and `aria-colindex` from 1. */
export interface Position {
  row: number
  column: number
}

export interface GridSize {
  /** With the header. */
  rows: number
  columns: number
  /** Rows that fit into the view. */
  page: number
}

export type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export type GridCommand =
  /** `extend`: the selection grows from its anchor to there. */
  { do: 'move'; to: Position; extend: boolean } | { do: 'toggle' | 'range' | 'all' | 'enter' }

/** What a key on a cell means: the keys of APG's grid pattern, with rows as what is selected. undefined: the browser's. */
export function gridCommand(stroke: Stroke, at: Position, size: GridSize): GridCommand | undefined {
  const { key, shiftKey: shift, altKey } = stroke
  const control = stroke.ctrlKey || stroke.metaKey
  if (altKey) return undefined
  if (key === ' ' && !control) return { do: shift ? 'range' : 'toggle' }
  if ((key === 'a' || key === 'A') && control && !shift) return { do: 'all' }
  if ((key === 'Enter' || key === 'F2') && !control && !shift) return { do: 'enter' }
  const to = target(key, control, shift, at, size)
  if (to === undefined) return undefined
  // Only rows are selected: a range does not end in the header.
  const row = Math.min(Math.max(to.row, shift ? Math.min(1, size.rows - 1) : 0), size.rows - 1)
  return { do: 'move', to: { row, column: Math.min(Math.max(to.column, 0), size.columns - 1) }, extend: shift }
}

function target(key: string, control: boolean, shift: boolean, at: Position, size: GridSize): Position | undefined {
  const { row, column } = at
  if (control) {
    // Shift extends rows, so it stays in its column.
    if (key === 'Home') return { row: 0, column: shift ? column : 0 }
    if (key === 'End') return { row: size.rows - 1, column: shift ? column : size.columns - 1 }
    return undefined
  }
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'PageUp':
      // Past the first row lies only the header, which one arrow key reaches.
      return { row: Math.max(row - size.page, Math.min(row, 1)), column }
    case 'PageDown':
      return { row: row + size.page, column }
  }
  if (shift) return undefined
  switch (key) {
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: size.columns - 1 }
  }
  return undefined
}
