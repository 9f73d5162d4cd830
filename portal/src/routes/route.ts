import type { Area } from '#portal/i18n.ts'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'

/**
 * Who may see a route (spec §2).
 * `public`: without login. `session`: always after login. `menu`: only when the menu of the current role has it.
 */
export type RouteAccess = 'public' | 'session' | 'menu'

/** Entries of the menus, grouped the way the header shows them. */
export type RouteGroup = keyof Texts['shell']['groups']

/** Title keys live in `locales/<language>/routes`, one per route: a route without a title does not compile. */
export type RouteTitle = keyof typeof import('#portal/locales/zh-CN/routes.ts').routes

/** A row of the route tables. Its page is named by `app/pages.ts` alone, so that everybody may read the tables. */
export interface PortalRoute {
  /** As in the specification, below the base path /cv3/. */
  path: `/${string}`
  title: RouteTitle
  access: RouteAccess
  group: RouteGroup
  /** Not in header and side menu. */
  hideInMenu?: true
  /** Articles of the help box (spec §2, "route metadata"). */
  helpIds?: readonly string[]
  /** The header stays, its menu does not (spec §1, layout). */
  hideHeaderMenu?: true
  /** Still open when the password has expired (spec §5). */
  openWhenPasswordExpired?: true
  /** Areas of the texts that the page brings along, besides those of the first script. */
  texts?: readonly Area[]
}
