import { type PointerEvent, useEffect, useRef } from 'react'

const DELAY_MS = 300

/**
 * The pointer's twin of pressing the button: opens after 300 ms over a group, closes 300 ms after leaving it, so that
 * the way from the button to the panel does not close it (1.4.13). Only a mouse hovers; a finger presses. While the
 * focus is inside, leaving with the pointer closes nothing.
 */
export function useHoverOpen(setOpen: (id: string | null) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (act: () => void) => {
    cancel()
    timer.current = setTimeout(act, DELAY_MS)
  }
  const watch = (id: string, open: string | null) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (open === id) cancel()
      else after(() => setOpen(id))
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const holdsFocus = event.currentTarget.contains(document.activeElement)
      if (holdsFocus) cancel()
      else after(() => setOpen(null))
    },
  })
  return { watch, cancel }
}
