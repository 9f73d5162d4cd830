import { type FocusEvent, type RefObject, useRef } from 'react'
import { focusText } from '../lib/focusText.ts'
import { useFocusFallback } from '../lib/useFocusFallback.ts'

/**
 * The focus stays in the table (accessibility §5.6 F): in its row, or in the row that took the place of a deleted one
 * (or the last one), each time on the first control; else on the caption. So for 重试, 清空筛选, the pager and the bar of
 * the selection too.
 */
export function useTableFocus(
  body: RefObject<HTMLElement | null>,
  caption: RefObject<HTMLElement | null>,
  keys: string[],
) {
  const place = useRef({ key: '', index: -1 })
  const fallback = useFocusFallback(() => {
    const { key, index } = place.current
    const next = keys.includes(key) || index === -1 ? key : keys[Math.min(index, keys.length - 1)]
    const row = body.current?.querySelector(`[data-key="${CSS.escape(next ?? '')}"]`)
    const control = row?.querySelector<HTMLElement>('a[href], button, input, select, [tabindex="0"]')
    if (control) control.focus()
    else focusText(caption.current)
  })

  return {
    ...fallback,
    onFocus: (event: FocusEvent) => {
      fallback.onFocus(event)
      if (!event.currentTarget.contains(event.target)) return
      const key = event.target.closest('[data-key]')?.getAttribute('data-key') ?? ''
      place.current = { key, index: keys.indexOf(key) }
    },
  }
}
