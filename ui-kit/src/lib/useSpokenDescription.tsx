import { spokenSerials } from '@jinpiao/values/serials'
import { type ReactNode, useId } from 'react'

/**
 * For what is activated by its words: the name keeps the number as it is seen, because who speaks to the computer says
 * what stands there (2.5.3); digit by digit it is the description. Orca says the name first, and the digits after the role.
 */
export function useSpokenDescription(words: ReactNode, describedBy?: string) {
  const id = useId()
  const spoken = typeof words === 'string' ? spokenSerials(words) : words
  if (spoken === words) return { described: describedBy === undefined ? {} : { 'aria-describedby': describedBy } }
  return {
    described: { 'aria-describedby': describedBy === undefined ? id : `${id} ${describedBy}` },
    description: (
      <span id={id} hidden>
        {spoken}
      </span>
    ),
  }
}
