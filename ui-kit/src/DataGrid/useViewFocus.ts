import type { RefObject } from 'react'
import { focusText } from '../lib/focusText.ts'
import { useFocusFallback } from '../lib/useFocusFallback.ts'

/**
 * A view that goes takes the focus with it, and so do the last row and the bar of the selection. What is there now gets
 * it: the cell where the person is, or the caption of the table (accessibility §5.6 F).
 *
 * @returns for the element around both views
 */
export function useViewFocus(root: RefObject<HTMLElement | null>, isPaged: boolean) {
  return useFocusFallback(() => {
    if (isPaged) focusText(root.current?.querySelector('caption'))
    else root.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
  })
}
