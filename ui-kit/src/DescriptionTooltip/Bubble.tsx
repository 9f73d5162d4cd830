import { type RefObject, useLayoutEffect, useRef } from 'react'
import { tooltipMark } from '../lib/useTooltip.ts'
import * as css from './DescriptionTooltip.css.ts'
import { placeBubble } from './placeBubble.ts'

interface BubbleProps {
  anchor: RefObject<HTMLElement | null>
  children: string
}

/**
 * In the top layer, so that no table and no dialog cuts it off, and still inside its box, so that the pointer may go
 * into it. For the eye only.
 */
export function Bubble({ anchor, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    // Browsers without popovers draw it in its place in the page: fixed all the same, above what is near.
    element?.showPopover?.()
    function place() {
      if (!element || !anchor.current) return
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const { x, y } = placeBubble(anchor.current.getBoundingClientRect(), element.getBoundingClientRect(), {
        width,
        height,
      })
      element.style.insetInlineStart = `${x}px`
      element.style.insetBlockStart = `${y}px`
    }
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [anchor])
  return (
    <span ref={bubble} popover="manual" aria-hidden="true" className={css.bubble} {...tooltipMark}>
      {children}
    </span>
  )
}
