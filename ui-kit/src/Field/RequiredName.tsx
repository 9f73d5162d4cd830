import type { ReactNode } from 'react'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Field.css.ts'

/** ARIA 1.2 has no aria-required for a group: so the word is heard as well as seen. */
export function RequiredName({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  return (
    <>
      {children} <span className={css.markBehindSpace}>{t.required}</span>
    </>
  )
}

/** The same for a name that only the ear has. */
export function useRequiredName(name: string | undefined, isRequired: boolean | undefined): string | undefined {
  const t = useMessages(commonMessages)
  return name !== undefined && isRequired ? `${name} ${t.required}` : name
}

/** The word for the eye alone, where aria-required says it: with both, Orca 43 says 必填 and 必需. */
export function RequiredMark() {
  const t = useMessages(commonMessages)
  return (
    <span aria-hidden="true" className={css.mark}>
      {t.required}
    </span>
  )
}
