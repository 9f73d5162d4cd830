import { type RefObject, useEffect } from 'react'

/** After the last fast step of a scroll. */
const REST_MS = 100

/**
 * Marks the grid with `data-passing` while more than a row passes from one frame to the next: too fast to be aimed at.
 * To find out what lies under a resting pointer then, and to tell `:hover` and React of each row, was a fifth of what a
 * turn of the wheel cost (Chromium 156, busy machine, medians of nine: 673 against 544 ms for sixty turns). Rows that
 * come to rest, as those of a touchpad do, can be clicked from their first slow step on.
 */
export function useFastScroll(scroller: RefObject<HTMLElement | null>, rowSize: number): void {
  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    let before = grid.scrollTop
    let rest: number | undefined
    const mark = (isPassing: boolean) => void grid.toggleAttribute('data-passing', isPassing)
    const onScroll = () => {
      const isPassing = Math.abs(grid.scrollTop - before) > rowSize
      before = grid.scrollTop
      mark(isPassing)
      window.clearTimeout(rest)
      if (isPassing) rest = window.setTimeout(mark, REST_MS, false)
    }
    // Before the rows are rendered: to ask for `scrollTop` after that would lay them all out there and then.
    const early = { passive: true, capture: true }
    grid.addEventListener('scroll', onScroll, early)
    return () => {
      grid.removeEventListener('scroll', onScroll, early)
      window.clearTimeout(rest)
    }
  }, [scroller, rowSize])
}
