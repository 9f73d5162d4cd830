import type { PlatformConfig } from '@jinpiao/contract/platform'
import type { Post } from '@jinpiao/contract/roles'
import type { products } from '@jinpiao/themes/platformFields'
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

/**
 * What a page is made of (product §4.0). The sweep derives the states of a page from it.
 * `home`: tasks, figures, a list of tickets. `desk`: applications that wait for a decision. `apply`: a form over several
 * steps, with what was submitted before. `part`: one section of a thing, changed by itself. `figures`: numbers and charts.
 * `articles`: texts to read. `notice`: words and a way out.
 */
export type RouteArchetype =
  | 'home'
  | 'list'
  | 'detail'
  | 'desk'
  | 'apply'
  | 'form'
  | 'part'
  | 'figures'
  | 'articles'
  | 'notice'

/** A switch of the platform document that decides whether its menus show a page (spec §3). */
export type MenuFlag = keyof Pick<
  PlatformConfig,
  'invoiceMenuDisplay' | 'userRoleMenuDisplay' | 'ukeyMenuDisplay' | 'exchangeIndexDisplay' | 'exchangePaymentDisplay'
>

/** A row of the route tables. It imports no page, so that everybody may read the tables. */
export interface PortalRoute {
  /** As in the specification, below the base path /cv3/. */
  path: `/${string}`
  title: RouteTitle
  /** By post where one page is a form for the one who asks and a desk for the one who decides. */
  archetype: RouteArchetype | Partial<Record<Post, RouteArchetype>>
  /** Of a detail without a list in its folder: the list that leads to it. */
  listedOn?: PortalRoute['path']
  access: RouteAccess
  group: RouteGroup
  /** The product that the page belongs to (product §1.2): the menus offer it where the platform has that (Q21). */
  product?: (typeof products)[number]
  /** The menus offer the page only where this switch of the platform is on. */
  flag?: MenuFlag
  /** Not in header and side menu. */
  hideInMenu?: true
  /** Articles of the help box (spec §2, "route metadata"). */
  helpIds?: readonly string[]
  /** The header stays, its menu does not (spec §1, layout). */
  hideHeaderMenu?: true
  /** Still open when the password has expired (spec §5). */
  openWhenPasswordExpired?: true
  /**
   * Opens without menu and session while the portal is developed (spec §2): for a page that no menu of a server has yet.
   * A production build ignores it.
   */
  dev?: true
  /** Areas of the texts that the page brings along, besides those of the first script. */
  texts?: readonly Area[]
}
