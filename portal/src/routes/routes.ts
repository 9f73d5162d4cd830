import { chainRoutes } from './chain.ts'
import { coreRoutes } from './core.ts'
import { entryRoutes } from './entry.ts'
import { myRoutes } from './my.ts'
import type { PortalRoute } from './route.ts'

const tables = [...entryRoutes, ...coreRoutes, ...chainRoutes, ...myRoutes] as const

/** Addresses that have a page. */
export type RoutePath = (typeof tables)[number]['path']

/** Every route: router, menus, guard, breadcrumb, titles and help ids are all made from these rows. */
export const routes: readonly (PortalRoute & { path: RoutePath })[] = tables

/** Addresses that only lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  '/login/login': '/login',
}

export const routeOf = (path: string): (PortalRoute & { path: RoutePath }) | undefined =>
  routes.find((route) => route.path === path)
