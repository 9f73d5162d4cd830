import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { commonMessages } from '../lib/messages/common.ts'
import * as css from './Field.css.ts'

/** react-aria says no aria-required for a checkbox, ARIA 1.2 has none for a group: so the word is heard as well as seen. */
export function RequiredName({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  return (
    <>
      {children} <span className={css.mark}>{t.required}</span>
    </>
  )
}
