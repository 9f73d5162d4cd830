import { type RefObject, useLayoutEffect } from 'react'

/** Beside it, so that its ring and the edge of the next one are in view: the list's `scrollPaddingInline`. */
const BESIDE = 24

/**
 * Keeps what is `chosen` in a list of one line in view, by its selector: when another one is, and when the list gets
 * another width, as it does when the page around it is shown at last. Not `scrollIntoView`, which would scroll the page
 * to the list as well.
 */
export function useKeptInView(list: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || chosen === undefined) return
    const observer = new ResizeObserver(() => {
      const entry = element.querySelector(selector)
      if (entry === null) return
      const box = element.getBoundingClientRect()
      const { left, right } = entry.getBoundingClientRect()
      const before = left - BESIDE - box.left
      element.scrollLeft += before < 0 ? before : Math.max(0, right + BESIDE - box.right)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, selector, chosen])
}
