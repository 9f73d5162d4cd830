import { useMemo, useState } from 'react'
import type { GridColumn } from './types.ts'

export const minWidth = 64
export const maxWidth = 640
const usual = 160
/** The checkbox's own column. */
export const selectWidth = 48

/** Widths that the person can change, and what follows from them for the layout. */
export function useColumnWidths<Row>(columns: readonly GridColumn<Row>[], selectable: boolean) {
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  return useMemo(() => {
    const widthOf = ({ id, width = usual }: GridColumn<Row>) => changed[id] ?? width
    const tracks = columns.map((column, i) => {
      const width = `${widthOf(column)}px`
      // What is left of the view goes to the last column.
      return i === columns.length - 1 ? `minmax(${width}, 1fr)` : width
    })
    const [first] = columns
    return {
      widthOf,
      setWidth: (id: string, width: number) =>
        setChanged((before) => ({ ...before, [id]: Math.round(Math.min(Math.max(width, minWidth), maxWidth)) })),
      template: [...(selectable ? [`${selectWidth}px`] : []), ...tracks].join(' '),
      /** What stays in sight at the start of the view. */
      stickyWidth: (selectable ? selectWidth : 0) + (first === undefined ? 0 : widthOf(first)),
    }
  }, [columns, selectable, changed])
}
