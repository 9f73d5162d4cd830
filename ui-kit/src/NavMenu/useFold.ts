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
  const count = fold.key === key ? fold.count : labels.length

  useLayoutEffect(() => {
    const box = nav.current
    const row = list.current
    if (box === null || row === null) return undefined
    const names = key.split('\n')
    function measure() {
      if (box === null || row === null) return
      if (window.matchMedia(narrow).matches) return setFold({ key, count: names.length })
      const shown = [...row.children] as HTMLElement[]
      shown.forEach((entry, index) => {
        const name = names[index]
        if (entry.dataset['more'] !== undefined) moreWidth.current = entry.offsetWidth
        else if (name !== undefined) widths.current.set(name, entry.offsetWidth)
      })
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const all = names.map((name) => (widths.current.get(name) ?? 0) + gap)
      setFold({ key, count: fitting(all, box.clientWidth + gap, moreWidth.current + gap) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    // Larger letters, and a font that comes late, change the row alone.
    observer.observe(row)
    return () => observer.disconnect()
  }, [key, count, nav, list])

  return count
}

/** Before the button has been drawn once. */
const MORE_WIDTH = 88
