import { type PointerEvent, useRef } from 'react'
import type { GridMessages } from '../lib/messages/grid.ts'
import * as css from './ColumnWidth.css.ts'
import { maxWidth, minWidth } from './useColumnWidths.ts'

interface ColumnWidthProps {
  header: string
  width: number
  onChange: (width: number) => void
  t: GridMessages
}

/** Pixels of movement before a press counts as a drag. */
const DRAG_FROM = 3

/**
 * The width of a column: a line to drag, and a slider for everything else. The slider is a native one, so every screen
 * reader knows its keys; it shows itself while it has the focus, also after a click on the line: nobody has to drag
 * (2.5.7).
 */
export function ColumnWidth({ header, width, onChange, t }: ColumnWidthProps) {
  const slider = useRef<HTMLInputElement>(null)
  const drag = useRef<{ x: number; width: number; moved: boolean }>(undefined)

  function onPointerDown(event: PointerEvent) {
    // The focus would leave the slider that a click is about to show.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width, moved: false }
  }
  function onPointerMove(event: PointerEvent) {
    if (drag.current === undefined) return
    const by = event.clientX - drag.current.x
    drag.current.moved ||= Math.abs(by) >= DRAG_FROM
    if (drag.current.moved) onChange(drag.current.width + by)
  }
  function onPointerUp() {
    if (drag.current?.moved === false) slider.current?.focus()
    drag.current = undefined
  }

  return (
    <>
      <input
        ref={slider}
        type="range"
        tabIndex={-1}
        className={css.slider}
        aria-label={t.columnWidth(header)}
        aria-valuetext={t.pixels(width)}
        min={minWidth}
        max={maxWidth}
        step={8}
        value={width}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span
        aria-hidden="true"
        className={css.handle}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      />
    </>
  )
}
