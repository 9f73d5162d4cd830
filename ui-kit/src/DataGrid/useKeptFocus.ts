import { useEffect, useLayoutEffect, useRef } from 'react'
import { cellOf, entryOf } from './cellFocus.ts'

/**
 * What has the focus may be taken away, and such an element fires no blur: a row goes with its data, a control goes with
 * the state of what a page has put into a cell, which renders nothing of the grid. The cell takes over at once (2.4.3).
 * It scrolls nothing: by then the person may have turned the wheel.
 *
 * @param place the cell where the person is
 */
export function useKeptFocus(place: () => HTMLElement | null | undefined) {
  const hasFocus = useRef(false)
  const observer = useRef<MutationObserver>(undefined)
  const keep = useRef(() => {})
  useLayoutEffect(() => {
    keep.current = () => {
      if (!hasFocus.current || document.activeElement !== document.body) return
      const cell = place()
      if (cell) entryOf(cell).focus({ preventScroll: true })
    }
    keep.current()
  })
  useEffect(() => () => observer.current?.disconnect(), [])

  return {
    has: (target: Element) => {
      hasFocus.current = true
      observer.current ??= new MutationObserver(() => keep.current())
      observer.current.disconnect()
      const cell = cellOf(target)
      if (cell !== null && cell !== target) observer.current.observe(cell, { childList: true, subtree: true })
    },
    hasNot: () => {
      hasFocus.current = false
      observer.current?.disconnect()
    },
  }
}
