import type { ReactNode, Ref } from 'react'
import { iconProps } from '../lib/icon.ts'
import type { Tone } from '../lib/tone.ts'
import { toneIcons } from '../lib/toneIcons.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './UkeyPrompt.css.ts'

interface StatusLineProps {
  /** The same sentence for the eye and for the ear. */
  visible: string
  spoken: string
  tone: Tone
  label: string
  children?: ReactNode
  ref: Ref<HTMLDivElement>
}

/** Where things stand, in words with an icon. Not live: the announcer says each change once. */
export function StatusLine({ visible, spoken, tone, label, children, ref }: StatusLineProps) {
  const Icon = toneIcons[tone]
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={css.status[tone]}>
      {visible !== '' && (
        <>
          <Icon {...iconProps} className={css.statusIcon} />
          <div className={css.statusText}>
            <p>
              <SpokenText visible={visible} spoken={spoken} />
            </p>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
