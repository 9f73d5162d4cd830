import { type RefObject, useLayoutEffect } from 'react'
import { clearCorner } from './clearCorner.ts'

/** What unfolds carries `data-folded` while it is not seen. */
const bars = '[data-page-bar]:not([data-folded])'

/** A rail is a bar only where it stays beside what is scrolled: in a narrow window it is a part of the page. */
const staysInView = (bar: Element) =>
  bar.getAttribute('data-page-bar') !== 'rail' || getComputedStyle(bar).position === 'sticky'

/**
 * Moves the toasts out of the way of the bars that stay in the window while the page scrolls: those that say so by
 * `data-page-bar` (a page's decisions, the side bar, the bar of a selection; a rail with the value `rail`, as long as it is sticky). Looks again when one comes, goes or unfolds.
 */
export function useClearOfBars(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const box = region.current
    if (!isShown || box === null) return
    const place = () => {
      const { style } = box
      style.removeProperty('inset-block-end')
      style.removeProperty('inset-inline-end')
      const rectangles = [...document.querySelectorAll(bars)]
        .filter(staysInView)
        .map((bar) => bar.getBoundingClientRect())
      const seen = rectangles.filter(({ width, height }) => width > 0 && height > 0)
      const { clientWidth, clientHeight } = document.documentElement
      const corner = clearCorner(box.getBoundingClientRect(), seen, { width: clientWidth, height: clientHeight })
      if (corner === undefined) return
      style.setProperty('inset-block-end', `${corner.fromBottom}px`)
      style.setProperty('inset-inline-end', `${corner.fromRight}px`)
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    sizes.observe(document.body)
    const changes = new MutationObserver(place)
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-folded', 'data-page-bar'],
    })
    document.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      changes.disconnect()
      document.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [region, isShown])
}
