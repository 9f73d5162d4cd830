import { CircleQuestionMark } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button as RacButton } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { focusRing, minimumTarget, visuallyHidden } from '../lib/interactive.css.ts'
import { tooltipMessages } from '../lib/messages/tooltip.ts'
import { useMessages } from '../lib/messages.ts'
import { useTooltip } from '../lib/useTooltip.ts'
import { Bubble } from './Bubble.tsx'
import * as css from './DescriptionTooltip.css.ts'

export interface DescriptionTooltipProps {
  /** What is explained, as it stands beside the mark: 年化费率. Names the button. */
  term: string
  /**
   * One or two sentences. Nothing that is needed to go on: that stands on the page. No links: put them into a
   * `Disclosure`.
   */
  children: string
}

/**
 * A mark beside a term that says what it means (1.4.13): on focus, on hover and on a tap, for as long as wanted; Esc
 * closes it and nothing else. A button, so that it is reached without a pointer; the words are its description.
 */
export function DescriptionTooltip({ term, children }: DescriptionTooltipProps) {
  const t = useMessages(tooltipMessages)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const { isOpen, reopen, focus, blur, hover } = useTooltip(box)
  return (
    <span ref={box} className={css.box} {...hover}>
      <RacButton
        aria-label={t.explain(term)}
        aria-describedby={id}
        className={cx(focusRing, minimumTarget, css.mark)}
        onFocus={focus}
        onBlur={blur}
        onPress={reopen}
      >
        <CircleQuestionMark {...smallIconProps} />
      </RacButton>
      {/* Its twin for the ear: the bubble comes and goes, a description is there before the focus. */}
      <span id={id} className={visuallyHidden}>
        {children}
      </span>
      {isOpen && <Bubble anchor={box}>{children}</Bubble>}
    </span>
  )
}
