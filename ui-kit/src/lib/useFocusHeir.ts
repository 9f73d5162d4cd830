import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { hasLeft } from './hasLeft.ts'

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * When the control that holds the focus goes, another inherits it: the focus never falls to the top of the page
 * (2.4.3). Also when a dialog asked first: what opened it is gone when it closes. Who has left by a click beside
 * everything is not called back.
 *
 * @param inherit gives the focus to what takes the place of `lost`
 * @returns for the element around the controls
 */
export function useFocusHeir(inherit: (lost: Element) => void) {
  const focused = useRef<Element>(undefined)

  // Every render: any of them may take the control away.
  useLayoutEffect(() => {
    const lost = focused.current
    if (lost === undefined || lost.isConnected) return
    const takeOver = () => {
      // A removed element fires no blur: the focus has fallen to the body.
      if (document.activeElement !== document.body) return
      focused.current = undefined
      inherit(lost)
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
      // React hands up what a dialog that a control has opened tells, too.
      if (currentTarget.contains(target)) focused.current = target
    },
    onBlur: (event: FocusEvent) => {
      if (hasLeft(event) && !event.relatedTarget?.closest(dialogs)) focused.current = undefined
    },
  }
}
