import { LOGIN, queryOf } from '#portal/session/address.ts'
import type { Visitor } from '#portal/session/store.ts'
import { notFoundRoute } from './entry.ts'
import type { PortalRoute } from './route.ts'
import { type RoutePath, redirects, routeOf } from './routes.ts'

export type Decision =
  | { kind: 'show'; route: PortalRoute & { path: RoutePath } }
  /** The page stays closed behind the prompt of spec §5; both buttons lead to the personal centre. */
  | { kind: 'passwordExpired'; to: string }
  /** No page has this address: it stays, so that a slip of the keyboard can be corrected. */
  | { kind: 'notFound'; route: typeof notFoundRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'login'; redirect: string }

export const FORBIDDEN = '/error-page/403'
export const PERSONAL_CENTRE = '/my/person-info/index'
const CONTACT_MANAGER = '/error-page/contact-manager-open-product'

/**
 * What an address shows to a visitor: the rules of spec §2, §5 and §6 in one place. The router asks before a page
 * loads; menus and links ask before they offer it, so that nothing is offered that would be refused.
 *
 * @param path without the base path and the query.
 * @param address path with query, kept for the way back after login.
 */
export function decide(path: string, visitor: Visitor | null, address: string = path): Decision {
  // The server's messages link to `/?ticket=…`: each reader has the ticket on the home of his own role.
  if (path === '/')
    return visitor === null ? atRoot(address) : { kind: 'redirect', to: homeOf(visitor) + queryOf(address) }
  const target = redirects[path]
  if (typeof target === 'string') return { kind: 'redirect', to: target + queryOf(address) }

  const { to, needs } = target ?? {}
  // Where it leads is decided like any page; that somebody may go there at all, like the page that it needs.
  const route = routeOf(needs ?? path)
  if (route?.access === 'public') return { kind: 'show', route }
  if (visitor === null) {
    return route !== undefined && isOpenInDevelopment(route)
      ? { kind: 'show', route }
      : { kind: 'login', redirect: address }
  }
  if (visitor.passwordExpired && route?.openWhenPasswordExpired !== true) {
    return { kind: 'passwordExpired', to: PERSONAL_CENTRE }
  }
  if (route === undefined) return { kind: 'notFound', route: notFoundRoute }
  if (!isPermitted(route, visitor)) return { kind: 'redirect', to: FORBIDDEN }
  return to === undefined ? { kind: 'show', route } : { kind: 'redirect', to: to + queryOf(address) }
}

const atRoot = (address: string): Decision =>
  queryOf(address) === '' ? { kind: 'redirect', to: LOGIN } : { kind: 'login', redirect: address }

/** Vite puts `false` here in a production build. */
const isOpenInDevelopment = (route: PortalRoute): boolean => import.meta.env.DEV && route.dev === true

/** An expired password must be changeable by whoever has one, whatever the menu says. */
const isPermitted = (route: PortalRoute, visitor: Visitor): boolean =>
  route.access === 'session' ||
  isOpenInDevelopment(route) ||
  visitor.allowedPaths.has(route.path) ||
  (visitor.passwordExpired && route.openWhenPasswordExpired === true)

/** Where "home" is: the role's page when it exists and is open, else the page that says whom to ask. */
export function homeOf(visitor: Visitor): string {
  const home = routeOf(visitor.homeUrl)
  return home !== undefined && isPermitted(home, visitor) ? home.path : CONTACT_MANAGER
}
