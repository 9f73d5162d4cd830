import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusText } from '../lib/focusText.ts'

/**
 * When the row that holds the focus is deleted, the focus goes to the first control of the row that took its place
 * (or of the last one), else to the caption: never to the top of the page (5.6 F).
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  caption: RefObject<HTMLElement | null>,
  keys: string[],
) {
  const focused = useRef<{ key: string; index: number }>(undefined)

  useLayoutEffect(() => {
    const last = focused.current
    // A removed element fires no blur: the row is gone and the focus has fallen to the body.
    if (last === undefined || keys.includes(last.key) || document.activeElement !== document.body) return
    focused.current = undefined
    const next = keys[Math.min(last.index, keys.length - 1)]
    const row = next === undefined ? null : body.current?.querySelector(`[data-key="${CSS.escape(next)}"]`)
    const control = row?.querySelector<HTMLElement>('a[href], button, input, select, [tabindex="0"]')
    if (control) control.focus()
    else focusText(caption.current)
  })

  return {
    onFocus: (event: FocusEvent) => {
      const key = event.target.closest('[data-key]')?.getAttribute('data-key')
      if (key) focused.current = { key, index: keys.indexOf(key) }
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = undefined
    },
  }
}
