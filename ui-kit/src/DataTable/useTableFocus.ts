import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusText } from '../lib/focusText.ts'

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * When the control that holds the focus goes, the focus stays in the table, never falls to the top of the page
 * (accessibility §5.6 F): in its row, or in the row that took the place of a deleted one (or the last one), each time
 * on the first control; else on the caption. So for 重试, 清空筛选, the pager and the bar of the selection too. Also
 * when a dialog asked first: what opened it is gone when it closes.
 */
export function useTableFocus(
  body: RefObject<HTMLElement | null>,
  caption: RefObject<HTMLElement | null>,
  keys: string[],
) {
  const focused = useRef<{ control: Element; key: string; index: number }>(undefined)

  // Every render: any of them may take the control away.
  useLayoutEffect(() => {
    const last = focused.current
    if (last === undefined || last.control.isConnected) return
    const takeOver = () => {
      // A removed element fires no blur: the focus has fallen to the body.
      if (document.activeElement !== document.body) return
      focused.current = undefined
      const next = keys.includes(last.key) || last.index === -1 ? last.key : keys[Math.min(last.index, keys.length - 1)]
      const row = body.current?.querySelector(`[data-key="${CSS.escape(next ?? '')}"]`)
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
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // React hands up what a dialog that a row has opened tells, too.
      if (!currentTarget.contains(target)) return
      const key = target.closest('[data-key]')?.getAttribute('data-key') ?? ''
      focused.current = { control: target, key, index: keys.indexOf(key) }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !relatedTarget.closest(dialogs)) focused.current = undefined
    },
  }
}
