import { useEffect, useId, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { copyMessages } from '../lib/messages/copy.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './CopyButton.css.ts'
import { copyKeys } from './copyKeys.ts'

interface ByHandProps {
  text: string
  what: string
  onCopied: () => void
  /** The focus has gone elsewhere: nobody waits for the box any more. */
  onLeave: () => void
}

/**
 * The text to be copied by keys: in a box that has the focus, because who has no mouse can select nothing in a page. It
 * is heard through the focus: the way out is the box's name. A textarea, because an input would drop its lines.
 */
export function ByHand({ text, what, onCopied, onLeave }: ByHandProps) {
  const t = useMessages(copyMessages)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])

  return (
    <span className={css.byHand}>
      <label htmlFor={id}>{t.byHand(what, copyKeys(navigator.platform))}</label>
      <textarea
        ref={box}
        id={id}
        readOnly
        rows={1}
        value={text}
        className={cx(focusRing, control, css.box)}
        onCopy={(event) => {
          // Written here, because the box goes before the browser would look into it.
          event.preventDefault()
          event.clipboardData.setData('text/plain', text)
          onCopied()
        }}
        onBlur={(event) => {
          if (hasLeft(event)) onLeave()
        }}
      />
    </span>
  )
}
