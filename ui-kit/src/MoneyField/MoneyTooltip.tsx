import { formatMoney, parseMoney } from '@jinpiao/values/money'
import { type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import * as css from './MoneyField.css.ts'

/**
 * The formatted number while the text is being typed (spec §5). For the eye only: its twin for the ear is the echo in
 * the field's description, which changes on commit, not on each key.
 */
export function MoneyTooltip({ text }: { text: string }) {
  const t = useMessages(moneyFieldMessages)
  const parsed = parseMoney(text)
  if (!parsed.ok) return null
  return (
    <span aria-hidden="true" className={css.tooltip}>
      <strong className={css.tooltipFigure}>{formatMoney(parsed.decimal)}</strong>
      <span>{t.amount(parsed.decimal)}</span>
    </span>
  )
}

/** Open on focus and on hover, stays while either lasts, Esc closes it and nothing else (1.4.13). */
export function useTooltip(box: RefObject<HTMLElement | null>) {
  const [isFocused, setFocused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const isOpen = (isFocused || isHovered) && !isDismissed
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => {
      // Without an amount there is nothing to close: the key is the dialog's.
      if (event.key !== 'Escape' || event.isComposing || !box.current?.querySelector(`.${css.tooltip}`)) return
      event.stopPropagation()
      setDismissed(true)
    }
    // In the capture phase: a dialog around the field must not hear this Esc.
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isOpen, box])
  return {
    isOpen,
    focus: () => setFocused(true),
    blur: () => {
      setFocused(false)
      setDismissed(false)
    },
    hover: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => {
        setHovered(false)
        if (!isFocused) setDismissed(false)
      },
    },
  }
}
