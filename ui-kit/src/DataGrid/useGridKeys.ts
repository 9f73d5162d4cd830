import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../lib/isComposing.ts'
import { cellOf, controlsIn, entryOf, focusCell, isAtEntry } from './cellFocus.ts'
import { gridCommand, type Position } from './gridKeys.ts'
import type { GridSelecting } from './useGridSelection.ts'

interface Options {
  grid: RefObject<HTMLElement | null>
  rowSize: number
  /** With the header. */
  rowCount: number
  columnCount: number
  active: { position: Position; moveTo: (to: Position) => void }
  selecting: GridSelecting | undefined
}

/** The keys of the grid, and those of a cell whose control has been entered. */
export function useGridKeys({ grid, rowSize, rowCount, columnCount, active, selecting }: Options) {
  const { position, moveTo } = active

  function focusAt(to: Position) {
    // The row is there before it can be focused, however far away it is; where the person is, it always is.
    if (to.row === position.row) moveTo(to)
    else flushSync(() => moveTo(to))
    focusCell(cellAt(to))
  }
  function cellAt({ row, column }: Position) {
    const element = grid.current?.querySelector(`[role=row][aria-rowindex="${row + 1}"]`)
    return element?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`)
  }

  function onCell(event: KeyboardEvent, cell: HTMLElement) {
    const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowSize) - 2)
    const command = gridCommand(event, position, { rows: rowCount, columns: columnCount, page })
    // What stands in a cell's place keeps the keys that press it.
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (command === undefined || (isPress && event.target !== cell)) return
    if (command.do === 'move') {
      event.preventDefault()
      focusAt(command.to)
      if (command.extend && command.to.row > 0) selecting?.extend(command.to.row - 1, Math.max(position.row, 1) - 1)
      return
    }
    if (command.do === 'enter') {
      const [control] = controlsIn(cell)
      if (control === undefined) return
      event.preventDefault()
      control.focus()
      return
    }
    if (selecting === undefined) return
    event.preventDefault()
    if (command.do === 'all') selecting.all()
    else if (position.row === 0) return
    else if (command.do === 'toggle') selecting.toggle(position.row - 1)
    else selecting.extend(position.row - 1, position.row - 1)
  }

  function inCell(event: KeyboardEvent, cell: HTMLElement) {
    const controls = controlsIn(cell)
    const at = controls.indexOf(event.target as HTMLElement)
    const isSlider = (event.target as HTMLElement).matches('input[type=range]')
    if (event.key === 'Escape' || event.key === 'F2' || (event.key === 'Enter' && isSlider)) {
      event.preventDefault()
      // Around the grid may be a dialog, which Esc would close.
      event.stopPropagation()
      entryOf(cell).focus()
    } else if (event.key === 'Tab' && !event.shiftKey && at + 1 < controls.length) {
      event.preventDefault()
      controls[at + 1]?.focus()
    } else if (event.key === 'Tab' && event.shiftKey && at > 0) {
      event.preventDefault()
      controls[at - 1]?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    const cell = cellOf(target)
    if (cell === null || isComposing(event.nativeEvent)) return
    if (isAtEntry(target)) onCell(event, cell)
    else inCell(event, cell)
  }
  return { onKeyDown, focusAt, cellAt }
}
