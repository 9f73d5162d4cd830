import type { ReactNode } from 'react'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'

/** ARIA 1.2 has no aria-required for a group or a button: the ear gets the word. The eye sees 选填 alone, on the others. */
export function RequiredName({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  return (
    <>
      {children}
      <span className={visuallyHidden}> {t.required}</span>
    </>
  )
}

/** The same for a name that only the ear has. */
export function useRequiredName(name: string | undefined, isRequired: boolean | undefined): string | undefined {
  const t = useMessages(commonMessages)
  return name !== undefined && isRequired ? `${name} ${t.required}` : name
}
