import { platformAtom } from '#portal/parts/platform.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { BASE, inPortal, LOGIN, queryOf } from '#portal/session/address.ts'
import { store } from '#portal/session/store.ts'

/**
 * The platform's own login in place of an address of the login page, with the same query (`loginUrl`, Q22), as a whole
 * address: the router puts its base path before anything else. `undefined` while the login is the portal's.
 */
export function loginElsewhere(address: string): string | undefined {
  const loginUrl = store.get(platformAtom)?.loginUrl ?? ''
  const { origin } = location
  if (loginUrl === '' || !URL.canParse(loginUrl, origin)) return undefined
  const url = new URL(loginUrl, origin)
  if (url.origin === origin && leadsBack(url.pathname)) return undefined
  const query = queryOf(address).slice(1)
  if (query !== '') url.search = url.search === '' ? query : `${url.search}&${query}`
  return url.href
}

/** The login page by any of its names, and what would send whoever is not signed in there again. */
function leadsBack(pathname: string): boolean {
  const path = inPortal(pathname)
  if (path === LOGIN || pathname === '/') return true
  const isInPortal = pathname === BASE || pathname.startsWith(`${BASE}/`)
  return isInPortal && routeOf(path)?.access !== 'public'
}
