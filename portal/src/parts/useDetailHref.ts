import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Addresses below the page that lists it: of a detail, or of the list again. What the list shows stays in the address.
 *
 * @param name of the parameter that holds the key of the detail: `ticket`.
 */
export function useDetailHref(name: string): (key?: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    (key) => {
      const parameters = new URLSearchParams(search)
      if (key === undefined) parameters.delete(name)
      else parameters.set(name, key)
      return parameters.size === 0 ? pathname : `${pathname}?${parameters}`
    },
    [name, pathname, search],
  )
}
