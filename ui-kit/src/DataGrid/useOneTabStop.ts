import { type RefObject, useLayoutEffect } from 'react'
import { takeFromTabOrder } from './cellFocus.ts'

/**
 * One Tab stop for the whole grid: what is inside the cells is reached through them, whether it comes with its row or
 * later, with the state of what a page has put into a cell, which renders nothing of the grid.
 */
export function useOneTabStop(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    takeFromTabOrder(element)
    const observer = new MutationObserver(() => takeFromTabOrder(element))
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['href', 'tabindex'] })
    return () => observer.disconnect()
  }, [body])
}
