import { type RefObject, useEffect, useState } from 'react'

const tabStops =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/**
 * Whether Tab finds something inside. A panel without a stop has to be one itself, or its text could not be scrolled
 * or reached by keyboard (APG tabs); what loads later changes the answer.
 */
export function useHasTabStop(ref: RefObject<Element | null>): boolean {
  const [found, setFound] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const look = () => setFound(element.querySelector(tabStops) !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'href'],
    })
    return () => observer.disconnect()
  }, [ref])
  return found
}
