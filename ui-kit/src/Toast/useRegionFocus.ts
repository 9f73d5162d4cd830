import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '../lib/isComposing.ts'

/**
 * Keyboard way in and out of the toasts. F6 goes to the newest one's close button, F6 again returns;
 * Esc inside closes the newest. When the last toast goes, the focus returns where it came from.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, count: number): void {
  const origin = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || !region.current) return
      const inside = region.current.contains(document.activeElement)
      if (event.key === 'F6') {
        event.preventDefault()
        if (inside) origin.current?.focus()
        else {
          origin.current = document.activeElement as HTMLElement | null
          closeButtons(region.current).at(-1)?.focus()
        }
      } else if (event.key === 'Escape' && inside) {
        // Capture phase and stop: the dialog underneath must not close with it.
        event.stopPropagation()
        closeButtons(region.current).at(-1)?.click()
      }
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [region])

  // The focused close button is gone with its toast: without this the focus would fall to body.
  useEffect(() => {
    if (origin.current === null || document.activeElement !== document.body) return
    const next = region.current && closeButtons(region.current).at(-1)
    if (next) next.focus()
    else {
      origin.current.focus()
      origin.current = null
    }
  }, [region, count])
}

function closeButtons(region: HTMLElement): HTMLButtonElement[] {
  return [...region.querySelectorAll('button')]
}
