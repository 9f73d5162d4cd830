import { useCallback } from 'react'
import { routeOf } from '#portal/routes/routes.ts'
import { pathOfHref } from '#portal/session/address.ts'
import { usePlatform } from './platform.ts'
import { useMayOpen } from './useMayOpen.ts'

/**
 * Whether a page leads there by an act of its own: the person may open it, and the platform has not taken it out of its menus
 * (spec §3: `invoiceMenuDisplay` and its like). Hiding is not forbidding: who has the address still opens it.
 */
export function useOffers(): (href: string) => boolean {
  const mayOpen = useMayOpen()
  const platform = usePlatform()
  return useCallback(
    (href) => {
      const flag = routeOf(pathOfHref(href))?.flag
      return mayOpen(href) && (flag === undefined || platform[flag])
    },
    [mayOpen, platform],
  )
}
