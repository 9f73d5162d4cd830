import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HeadIds } from './cards.ts'
import { givingWay, takenBy } from './fitting.ts'
import type { Column } from './types.ts'

/** What 更多 takes: its word, its mark and the space of a cell. */
const moreSize = 96
/** A box with the space of its cell. */
const boxSize = 64

interface FittingOptions<Row> {
  /** The box that the table may fill. */
  place: RefObject<HTMLElement | null>
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: HeadIds
  /** Rows are cards: what is secondary stands behind 更多, whatever the width. */
  isNarrow: boolean
  hasBoxes: boolean
  /** Columns that somebody wants to see in any case. */
  asked: readonly string[]
  /** What the list is in order of gives way later than others. */
  inOrder: string | undefined
  onFit: ((hidden: readonly string[]) => void) | undefined
}

const none: readonly string[] = []

/**
 * The columns that stand behind 更多. Each is measured on one line while it is shown, before the first paint, and its
 * width is kept for when there is room again.
 */
export function useFittingColumns<Row>(options: FittingOptions<Row>): readonly string[] {
  const { place, columns, rows, idOf, isNarrow, hasBoxes, asked, inOrder } = options
  const widths = useRef(new Map<string, number>())
  const measured = useRef({ rows, ids: '' })
  const [room, setRoom] = useState(0)
  const [hidden, setHidden] = useState(none)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const box = place.current
    if (box === null) return
    const measure = () => setRoom(box.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [place])

  const ids = columns.map(({ id }) => id).join(' ')
  const askedIds = asked.join(' ')
  useLayoutEffect(() => {
    const table = place.current?.querySelector('table')
    if (!table || room === 0) return
    const { columns: now, asked: wanted, inOrder: ordering } = latest.current
    const heads = now.flatMap((column) => {
      const head = document.getElementById(idOf('column', column.id))
      return head === null ? [] : { column, head }
    })
    for (const { head } of heads) head.style.minInlineSize = ''
    // The heads of cards are there for the ear: with the width of a column they would widen the page.
    if (isNarrow) return
    table.style.inlineSize = 'max-content'
    // Of the same rows the widest is kept: a column may measure a pixel less beside others, and what is hidden would
    // change back and forth without end.
    const isSame = measured.current.rows === rows && measured.current.ids === ids
    measured.current = { rows, ids }
    for (const { column, head } of heads) {
      const width = Math.ceil(head.getBoundingClientRect().width)
      widths.current.set(column.id, Math.max(width, isSame ? (widths.current.get(column.id) ?? 0) : 0))
    }
    table.style.inlineSize = ''
    // The browser gives spare width to the longest text, such as a party: 陈嘉禾 broke into two lines beside it.
    for (const { column, head } of heads) {
      head.style.minInlineSize = `${takenBy(column, widths.current.get(column.id) ?? 0)}px`
    }
    const taken = { box: hasBoxes ? boxSize : 0, more: moreSize }
    const next = givingWay(now, widths.current, room, { asked: wanted, inOrder: ordering, ...taken })
    setHidden((before) => (before.join(' ') === next.join(' ') ? before : next))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `idOf` is new with each render and says the same
  }, [place, rows, ids, askedIds, inOrder, room, isNarrow, hasBoxes, hidden])

  const behind = isNarrow
    ? columns.flatMap(({ id, secondary }) => (secondary && !asked.includes(id) ? [id] : []))
    : hidden
  const behindIds = behind.join(' ')
  useEffect(() => {
    latest.current.onFit?.(behindIds === '' ? none : behindIds.split(' '))
  }, [behindIds])
  return behind
}
