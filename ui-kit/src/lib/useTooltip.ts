import { type RefObject, useEffect, useState } from 'react'
import { isComposing } from './isComposing.ts'

/** On what the tooltip draws: without it there is nothing that Esc could close. */
export const tooltipMark = { 'data-tooltip': '' } as const

/**
 * When a tooltip is open (1.4.13): on focus and on hover, for as long as either lasts; Esc closes it and nothing else.
 * Its box holds the control and the tooltip, so that the pointer can go from one to the other. Not react-aria's: that
 * one closes on a press, so a finger would never see it, and opens late, which an amount being typed must not.
 */
export function useTooltip(box: RefObject<HTMLElement | null>) {
  const [isFocused, setFocused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const isOpen = (isFocused || isHovered) && !isDismissed
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => {
      // Without an amount there is nothing to close: the key is the dialog's.
      if (event.key !== 'Escape' || isComposing(event) || !box.current?.querySelector('[data-tooltip]')) return
      event.stopPropagation()
      setDismissed(true)
    }
    // In the capture phase: a dialog around the field must not hear this Esc.
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isOpen, box])
  return {
    isOpen,
    /** After Esc: shows it again without leaving the control. */
    reopen: () => setDismissed(false),
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
