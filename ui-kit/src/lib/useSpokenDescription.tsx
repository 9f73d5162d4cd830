import { type ReactNode, useId } from 'react'
import { useSpokenProse } from './useSpokenProse.ts'

/**
 * For what is activated by its words: the name keeps the number as it is seen, because who speaks to the computer says
 * what stands there (2.5.3); digit by digit it is the description, with amounts and days as they are to be heard. Orca
 * says the name first, and the digits after the role.
 */
export function useSpokenDescription(words: ReactNode, describedBy?: string) {
  // By its beginning the sweep knows what is hidden here.
  const id = `digits${useId()}`
  const spokenOf = useSpokenProse()
  const spoken = typeof words === 'string' ? spokenOf(words) : words
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
