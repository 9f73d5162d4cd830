import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { Sort } from '../DataTable/sort.ts'
import type { GridMessages } from '../lib/messages/grid.ts'
import { tableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import { useAfterPaint } from '../lib/useAfterPaint.ts'
import { cellOf } from './cellFocus.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import * as css from './GridView.css.ts'
import { rowSlots } from './rowSlots.ts'
import type { GridColumn } from './types.ts'
import type { useActiveCell } from './useActiveCell.ts'
import { useColumnWidths } from './useColumnWidths.ts'
import { useFastScroll } from './useFastScroll.ts'
import { useGridKeys } from './useGridKeys.ts'
import type { GridSelecting } from './useGridSelection.ts'
import { useGridWindow } from './useGridWindow.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useOneTabStop } from './useOneTabStop.ts'

interface GridViewProps<Row> {
  ref: RefObject<HTMLDivElement | null>
  columns: readonly GridColumn<Row>[]
  /**
   * In the order shown. A function, because React's development build compares changed props in depth: a new order of a
   * hundred thousand rows would take it ten seconds.
   */
  allRows: () => readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  rowSize: number
  labelId: string
  hintId: string
  active: ReturnType<typeof useActiveCell>
  selecting: GridSelecting | undefined
  sort: Sort | undefined
  onSortChange: (sort: Sort | undefined) => void
  t: GridMessages
}

/** `role="grid"` over a window of rows: assistive technology is told the true counts, the page holds what is in view. */
export function GridView<Row>(props: GridViewProps<Row>) {
  const { ref, columns, allRows, rowKey, rowName, rowSize, labelId, hintId, active, selecting, sort, onSortChange, t } =
    props
  const rows = allRows()
  const widths = useColumnWidths(columns, selecting !== undefined)
  const { position, moveTo } = active
  const isPainted = useAfterPaint()
  const { items, blockSize } = useGridWindow({
    count: rows.length,
    isPainted,
    rowSize,
    scroller: ref,
    pinned: position.row === 0 ? undefined : position.row - 1,
  })
  const columnCount = columns.length + (selecting === undefined ? 0 : 1)
  const keys = useGridKeys({
    grid: ref,
    rowSize,
    rowCount: rows.length + 1,
    columnCount,
    active,
    selecting,
  })
  const shown = items.map(({ index, start }) => {
    const row = rows[index] as Row
    return { row, index, start, key: rowKey(row) }
  })
  // Rows that are shown already keep their slots: a render that React repeats changes nothing.
  const slots = useRef<ReadonlyMap<string, number>>(new Map())
  slots.current = rowSlots(
    slots.current,
    shown.map(({ key }) => key),
  )
  const selectName = useMessages(tableMessages).selectRow

  // One function for all rows and renders, or every row would be rendered with every one of them.
  const latest = useRef({ selecting, position })
  useEffect(() => {
    latest.current = { selecting, position }
  })
  const onSelect = useRef((index: number, range: boolean) => {
    const { selecting: now } = latest.current
    if (range) now?.extend(index, index)
    else now?.toggle(index)
  }).current

  const body = useRef<HTMLDivElement>(null)
  useOneTabStop(body)
  useFastScroll(ref, rowSize)
  const focus = useKeptFocus(() => keys.cellAt(position))

  /**
   * The grid is its own Tab stop and hands the focus on to the cell where the person was. While it is inside, the grid
   * is no stop, or Shift+Tab would never get out. (Not the cell itself: a row header in the Tab order has no role of a
   * widget.) A pointer, a screen reader or a script may put the focus on any cell: it counts from there on.
   */
  function onFocus(event: FocusEvent<HTMLElement>) {
    event.currentTarget.tabIndex = -1
    focus.has(event.target)
    if (event.target === event.currentTarget) return keys.focusAt(position)
    const cell = cellOf(event.target)
    const row = Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 1
    const column = Number(cell?.getAttribute('aria-colindex')) - 1
    if (cell && (row !== position.row || column !== position.column)) moveTo({ row, column })
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    event.currentTarget.tabIndex = 0
    focus.hasNot()
  }

  return (
    // The scroll container itself, or Chromium would make that one more Tab stop while none lies inside.
    <div
      ref={ref}
      role="grid"
      aria-labelledby={labelId}
      aria-describedby={hintId}
      aria-rowcount={rows.length + 1}
      aria-colcount={columnCount}
      aria-multiselectable={selecting === undefined ? undefined : true}
      tabIndex={0}
      className={css.scroller}
      style={{ scrollPaddingInlineStart: `min(${widths.stickyWidth}px, 50%)` }}
      onKeyDown={keys.onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div role="presentation" className={css.sheet}>
        <GridHead
          columns={columns}
          widths={widths}
          isPainted={isPainted}
          rowCount={rows.length}
          sort={sort}
          onSortChange={onSortChange}
          selecting={selecting}
          t={t}
        />
        <div ref={body} role="rowgroup" className={css.body} style={{ blockSize }}>
          {shown.map(({ key, ...place }) => (
            <GridRow
              key={slots.current.get(key)}
              rowKey={key}
              {...place}
              columns={columns}
              template={widths.template}
              rowName={rowName}
              selected={selecting?.selected.has(key)}
              onSelect={onSelect}
              selectName={selectName}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
