import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fitting } from './fitting.ts'
import { narrow } from './NavMenu.css.ts'

/**
 * How many of the entries fit beside each other; behind them the rest stand under one button. All are drawn first, so that
 * each has been measured before anything is painted; where the panel of narrow windows holds them, all fit.
 *
 * @param labels of the entries: with other words they are measured anew.
 */
export function useFold(
  labels: readonly string[],
  { nav, list }: { nav: RefObject<HTMLElement | null>; list: RefObject<HTMLElement | null> },
): number {
  const key = labels.join('\n')
  const [fold, setFold] = useState({ key, count: labels.length })
  const widths = useRef(new Map<string, number>())
  const moreWidth = useRef(MORE_WIDTH)
  /** Width of the first entry, which always stands: with another one the letters have changed, and all are measured anew. */
  const scale = useRef(0)
  const count = fold.key === key ? fold.count : labels.length
  /** The labels that the count was found for: found once, it is corrected downwards until the room changes. */
  const found = useRef('')

  useLayoutEffect(() => {
    const box = nav.current
    const row = list.current
    if (box === null || row === null) return undefined
    const names = key.split('\n')
    function measure(most = names.length) {
      if (box === null || row === null) return
      if (window.matchMedia(narrow).matches) return setFold({ key, count: names.length })
      const shown = [...row.children] as HTMLElement[]
      // Rounded up: six entries that lack a third of a pixel each stand in two lines.
      const widthOf = (entry: Element | undefined) => Math.ceil(entry?.getBoundingClientRect().width ?? 0)
      const letters = widthOf(shown[0])
      const isStale = letters !== scale.current && count < names.length
      scale.current = letters
      if (isStale) return setFold({ key, count: names.length })
      shown.forEach((entry, index) => {
        const name = names[index]
        const width = widthOf(entry)
        if (entry.dataset['more'] !== undefined) moreWidth.current = width
        else if (name !== undefined) widths.current.set(name, width)
      })
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const all = names.map((name) => (widths.current.get(name) ?? 0) + gap)
      // Rounded down: for half a pixel too much one entry would go and come for ever, and a scroll bar with it.
      const room = Math.floor(box.getBoundingClientRect().width)
      const next = Math.min(most, fitting(all, room + gap, moreWidth.current + gap))
      setFold((before) => (before.key === key && before.count === next ? before : { key, count: next }))
    }
    // A second line can bring a scroll bar, which takes room: one entry less, no second line, no scroll bar, one entry more.
    measure(found.current === key ? count : names.length)
    found.current = key
    const observer = new ResizeObserver(() => measure())
    observer.observe(box)
    // Larger letters, and a font that comes late, change the row alone.
    observer.observe(row)
    return () => observer.disconnect()
  }, [key, count, nav, list])

  return count
}

/** Before the button has been drawn once. */
const MORE_WIDTH = 88
