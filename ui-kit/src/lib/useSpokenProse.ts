import { spokenSerials } from '@jinpiao/values/serials'
import { spokenProse } from '@jinpiao/values/spoken'
import { useLocale } from 'react-aria-components'

/**
 * Makes of a text that is written for the eye (金额：不低于 1,234.00 元) the one for the ear: amounts, days, shares and
 * numbers of tickets. English voices read all of these but the numbers.
 */
export function useSpokenProse(): (text: string) => string {
  return useLocale().locale.startsWith('en') ? spokenSerials : spokenProse
}
