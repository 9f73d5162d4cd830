import type { PlatformConfig } from '@jinpiao/contract/platform'
import { DEFAULT_ROLE } from '@jinpiao/contract/roles'
import { decide, homeOf } from '#portal/routes/decide.ts'
import type { MenuFlag, PortalRoute, RouteGroup } from '#portal/routes/route.ts'
import { routes } from '#portal/routes/routes.ts'
import { LOGIN } from '#portal/session/address.ts'
import type { Visitor } from '#portal/session/store.ts'

export interface Layout {
  header: boolean
  footer: boolean
  /** Header menu and side menu. */
  menu: boolean
  /** The message bell: only where the messages would open. */
  bell: boolean
  /** Help articles in the floating bar; empty: no help box. */
  helpIds: readonly string[]
  /** `undefined`: the logo is not a link. */
  logoHref: string | undefined
}

export const MESSAGES = '/my/message/index'
const REGISTER = '/register'
/** "Note" pages tell a person something before they have an account (spec §1, layout). */
const isRegisterPage = (path: string) => path === REGISTER || path.startsWith(`${REGISTER}/`)

/** Whether a page that is open to all tells who is signed in: not the login, and `/register` has no header at all. */
export const isOfPerson = (path: string): boolean => path !== LOGIN && path !== REGISTER

/**
 * Whether the header may have its menu there: not on login, the application for a UKEY with its detail, and `ukey-info`;
 * `/register` has no header at all (spec §1).
 */
const mayHaveMenu = (path: string, route: PortalRoute | undefined): boolean =>
  path !== REGISTER && route?.hideHeaderMenu !== true

/** The frame around a page (spec §1, "Layout"). */
export function layoutOf(path: string, route: PortalRoute | undefined, visitor: Visitor | null): Layout {
  const fullScreen = path === REGISTER
  const hasRole = visitor !== null && visitor.roleCode !== DEFAULT_ROLE
  return {
    header: !fullScreen,
    footer: !fullScreen,
    menu: hasRole && mayHaveMenu(path, route),
    bell: visitor !== null && decide(MESSAGES, visitor).kind === 'show',
    helpIds: visitor !== null && !isRegisterPage(path) ? (route?.helpIds ?? []) : [],
    logoHref: logoHref(path, visitor),
  }
}

/**
 * To login on the login and register pages, otherwise home if any product is opened. Other pages without a session do
 * not know who reads them: the guard sends from the root to login whoever is not signed in.
 */
function logoHref(path: string, visitor: Visitor | null): string | undefined {
  if (path === LOGIN || isRegisterPage(path)) return LOGIN
  if (visitor === null) return '/'
  return visitor.hasOpenedProduct ? homeOf(visitor) : undefined
}

export interface MenuGroup {
  group: RouteGroup
  routes: readonly PortalRoute[]
}

/** Flags of the platform that decide what its menus show (spec §3). */
export type MenuFlags = Pick<PlatformConfig, MenuFlag | 'avalableProduct'>

/**
 * Whether the menus offer a page: the person may open it, neither the server nor the platform hides it (spec §1, §3,
 * §6, Q21). Hiding is not forbidding: a link to a hidden page still opens.
 */
export const isOffered = (
  { path, flag, product }: Pick<PortalRoute, 'path' | 'flag' | 'product'>,
  visitor: Visitor,
  flags: MenuFlags,
): boolean =>
  visitor.allowedPaths.has(path) &&
  !visitor.hiddenPaths.has(path) &&
  (flag === undefined || flags[flag]) &&
  (product === undefined || flags.avalableProduct.includes(product))

/** Entries of the header and side menu: the route table, filtered by what is offered to this person. */
export function menuOf(visitor: Visitor | null, flags: MenuFlags): readonly MenuGroup[] {
  if (visitor === null) return []
  const shown = routes.filter((route) => route.hideInMenu !== true && isOffered(route, visitor, flags))
  const groups = [...new Set(shown.map((route) => route.group))]
  return groups.map((group) => ({ group, routes: shown.filter((route) => route.group === group) }))
}
