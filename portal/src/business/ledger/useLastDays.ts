import { addDays, todayInShanghai } from '@jinpiao/values/days'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessNow } from '#portal/http/serverClock.ts'

/** Days that the page begins with. */
const DAYS = 30

/**
 * Whether the list may be asked for: an address without days gets the last 30, once, when the page opens. Whoever takes
 * the condition away sees all days.
 *
 * @param isList false while the page shows something else.
 */
export function useLastDays(isList: boolean): boolean {
  const [parameters, setParameters] = useSearchParams()
  const [isBegun, setBegun] = useState(false)
  const isAsked = isBegun || parameters.has('atFrom') || parameters.has('atTo')
  useEffect(() => {
    if (!isList) return
    // Begun with the address, not before it: the list would first be asked for all days.
    if (isAsked) {
      setBegun(true)
      return
    }
    setParameters(
      (now) => {
        now.set('atFrom', addDays(todayInShanghai(businessNow()), 1 - DAYS))
        return now
      },
      { replace: true },
    )
  }, [isList, isAsked, setParameters])
  return isAsked
}
