import { DEFAULT_ROLE } from '@jinpiao/contract/roles'
import { homeOf, LOGIN, type Visitor } from './decide.ts'
import { type PortalRoute, type RouteGroup, routes } from '../routes.ts'

export interface Layout {
  header: boolean
  footer: boolean
  /** Header menu and side menu. */
  menu: boolean
  /** Help articles in the floating bar; empty: no help box. */
  helpIds: readonly string[]
  /** `undefined`: the logo is not a link. */
  logoHref: string | undefined
}

const REGISTER = '/register'
/** "Note" pages tell a person something before they have an account (spec §1, layout). */
const isRegisterPage = (path: string) => path === REGISTER || path.startsWith(`${REGISTER}/`)

/** The frame around a page (spec §1, "Layout"). */
export function layoutOf(path: string, route: PortalRoute | undefined, visitor: Visitor | null): Layout {
  const fullScreen = path === REGISTER
  const hasRole = visitor !== null && visitor.roleCode !== undefined && visitor.roleCode !== DEFAULT_ROLE
  return {
    header: !fullScreen,
    footer: !fullScreen,
    menu: hasRole && route?.hideHeaderMenu !== true && !isRegisterPage(path),
    helpIds: visitor !== null && !isRegisterPage(path) ? (route?.helpIds ?? []) : [],
    logoHref: logoHref(path, visitor),
  }
}

/** To login on the login and register pages, otherwise home if any product is opened. */
function logoHref(path: string, visitor: Visitor | null): string | undefined {
  if (path === LOGIN || isRegisterPage(path) || visitor === null) return LOGIN
  return visitor.hasOpenedProduct ? homeOf(visitor) : undefined
}

export interface MenuGroup {
  group: RouteGroup
  routes: readonly PortalRoute[]
}

/** Entries of the header and side menu: the route table, filtered by the allowed paths (spec §1, §6). */
export function menuOf(visitor: Visitor | null): readonly MenuGroup[] {
  if (visitor === null) return []
  const shown = routes.filter((route) => route.hideInMenu !== true && visitor.allowedPaths.has(route.path))
  const groups = [...new Set(shown.map((route) => route.group))]
  return groups.map((group) => ({ group, routes: shown.filter((route) => route.group === group) }))
}
