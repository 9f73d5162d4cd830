import { useEffect } from 'react'
import { mainHeading } from './mainHeading.ts'

/**
 * For a page whose heading is another element once its data are there: the heading that took the focus on arrival is
 * gone then, and the focus with it. Whoever is elsewhere, or has loaded the page afresh, is left there.
 */
export function useHeadingKept(isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded) return
    let last: EventTarget | null = document.activeElement
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('focusin', note)
      const isGone = last instanceof HTMLHeadingElement && !last.isConnected
      if (isGone && document.activeElement === document.body) mainHeading()?.focus({ preventScroll: true })
    }
  }, [isLoaded])
}
