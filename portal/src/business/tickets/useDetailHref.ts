import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/** Addresses of one ticket below the page that lists it; what the list shows stays in the address for the way back. */
export function useDetailHref(): (pkCredit: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    (pkCredit) => {
      const parameters = new URLSearchParams(search)
      parameters.set('ticket', pkCredit)
      return `${pathname}?${parameters}`
    },
    [pathname, search],
  )
}
