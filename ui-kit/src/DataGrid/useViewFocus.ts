import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusText } from '../lib/focusText.ts'

/**
 * A view that goes takes the focus with it, and so do the last row and the bar of the selection. What is there now gets
 * it: the cell where the person is, or the caption of the table (2.4.3, accessibility §5.6 F).
 *
 * @returns for the element around both views
 */
export function useViewFocus(root: RefObject<HTMLElement | null>, isPaged: boolean) {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    if (isPaged) focusText(root.current?.querySelector('caption'))
    else root.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
  })
  // React tells nothing of what it takes away itself. A window that is left keeps its active element.
  const look = () => {
    hasFocus.current = root.current?.contains(document.activeElement) ?? false
  }
  return { onFocus: look, onBlur: look }
}
