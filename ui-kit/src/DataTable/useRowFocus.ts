import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusText } from '../lib/focusText.ts'

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * When the row that holds the focus is deleted, the focus goes to the first control of the row that took its place
 * (or of the last one), else to the caption: never to the top of the page (accessibility §5.6 F). Also when a dialog
 * asked first: what opened it is gone when it closes.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  caption: RefObject<HTMLElement | null>,
  keys: string[],
) {
  const focused = useRef<{ key: string; index: number }>(undefined)

  // Every render: which rows are there is compared with the row that had the focus.
  useLayoutEffect(() => {
    const last = focused.current
    if (last === undefined || keys.includes(last.key)) return
    const takeOver = () => {
      // A removed element fires no blur: the focus has fallen to the body.
      if (document.activeElement !== document.body) return
      focused.current = undefined
      const next = keys[Math.min(last.index, keys.length - 1)]
      const row = next === undefined ? null : body.current?.querySelector(`[data-key="${CSS.escape(next)}"]`)
      const control = row?.querySelector<HTMLElement>('a[href], button, input, select, [tabindex="0"]')
      if (control) control.focus()
      else focusText(caption.current)
    }
    takeOver()
    if (!document.activeElement?.closest(dialogs)) return
    // The dialog is a child of body; it leaves later than the row.
    const observer = new MutationObserver(takeOver)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  })

  return {
    onFocus: (event: FocusEvent) => {
      const key = event.target.closest('[data-key]')?.getAttribute('data-key')
      if (key) focused.current = { key, index: keys.indexOf(key) }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !relatedTarget.closest(dialogs)) focused.current = undefined
    },
  }
}
