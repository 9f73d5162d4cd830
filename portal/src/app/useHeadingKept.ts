import { useEffect, useRef } from 'react'
import { mainHeading } from './mainHeading.ts'

/**
 * For a page whose heading is another element once its data are there: the heading that took the focus on arrival is
 * gone then, and the focus with it. Whoever has moved on meanwhile is left alone.
 */
export function useHeadingKept(isLoaded: boolean): void {
  const wasLoaded = useRef(isLoaded)
  useEffect(() => {
    if (isLoaded && !wasLoaded.current && document.activeElement === document.body) {
      mainHeading()?.focus({ preventScroll: true })
    }
    wasLoaded.current = isLoaded
  }, [isLoaded])
}
