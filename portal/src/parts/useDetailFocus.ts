import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { rememberedScroll, restoreFocus } from './focusMemory.ts'
import { mainHeading } from './mainHeading.ts'

/**
 * A list and its detail are one page with two addresses (`?pkApply=`), so the router's own care for focus does not see
 * the change: the heading of the detail takes it, and Back gives it to the link that led there.
 *
 * @param shown what is shown: the key of a detail, '' for the list.
 */
export function useDetailFocus(shown: string): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const heading = mainHeading()
    if (isBack) restoreFocus(key, heading)
    else heading?.focus({ preventScroll: true })
    scrollTo({ top: isBack ? rememberedScroll(key) : 0, behavior: 'instant' })
  }, [shown, key, isBack])
}
