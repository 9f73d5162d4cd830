import type { ReactNode } from 'react'
import { smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import type { Tone } from '../lib/tone.ts'
import { toneIcons } from '../lib/toneIcons.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './InlineMessage.css.ts'

export interface InlineMessageProps {
  /** Said before the sentence as a word: 注意. */
  tone: Tone
  /** One sentence, or two; a link that leads on may stand in it. */
  children: ReactNode
  /** For the `aria-describedby` of what it stands beside. */
  id?: string
}

/**
 * A sentence about the thing beside it: what follows from a choice, what a check has found. Silent when it appears; what
 * just happened is said by `announce`, the error of a field is the field's own, and what concerns the whole page is a
 * `Banner`.
 */
export function InlineMessage({ tone, children, id }: InlineMessageProps) {
  const t = useMessages(commonMessages)
  const Icon = toneIcons[tone]
  return (
    <p id={id} className={css.message[tone]}>
      <Icon {...smallIconProps} className={css.icon} />
      <span>
        {/* For the ear: the icon's shape says it to the eye. */}
        <span className={visuallyHidden}>{t.toneFirst(t[tone])}</span>
        <SpokenSerials>{children}</SpokenSerials>
      </span>
    </p>
  )
}
