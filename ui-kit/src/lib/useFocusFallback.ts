import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { hasLeft } from './hasLeft.ts'

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Moves the focus when the control that holds it is removed, so that it never falls to the top of the page (2.4.3). A
 * dialog may have asked first: its opener is gone when it closes. A click beside everything leaves, and is not called back.
 *
 * @param moveFocus gives the focus to what takes the place of `lost`.
 * @returns handlers for the element around the controls.
 */
export function useFocusFallback(moveFocus: (lost: Element) => void) {
  const focused = useRef<Element>(undefined)

  // Every render: any of them may take the control away.
  useLayoutEffect(() => {
    const lost = focused.current
    if (lost === undefined || lost.isConnected) return
    const takeOver = () => {
      // A removed element fires no blur: the focus has fallen to the body.
      if (document.activeElement !== document.body) return
      focused.current = undefined
      moveFocus(lost)
    }
    takeOver()
    if (!document.activeElement?.closest(dialogs)) return
    // The dialog is a child of body; it leaves later than the control.
    const observer = new MutationObserver(takeOver)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  })

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // React events also bubble out of portalled dialogs; ignore those.
      if (currentTarget.contains(target)) focused.current = target
    },
    onBlur: (event: FocusEvent) => {
      if (hasLeft(event) && !event.relatedTarget?.closest(dialogs)) focused.current = undefined
    },
  }
}
