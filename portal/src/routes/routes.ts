import { chainRoutes } from './chain.ts'
import { coreRoutes } from './core.ts'
import { creditRoutes } from './credit.ts'
import { dataRoutes } from './data.ts'
import { entryRoutes } from './entry.ts'
import { exchangeRoutes } from './exchange.ts'
import { financeRoutes } from './finance.ts'
import { loansRoutes } from './loans.ts'
import { myRoutes } from './my.ts'
import { onboardingRoutes } from './onboarding.ts'
import { redeemRoutes } from './redeem.ts'
import type { PortalRoute } from './route.ts'
import { ukeyRoutes } from './ukey.ts'

// The order of the menus.
const tables = [
  ...entryRoutes,
  ...coreRoutes,
  ...chainRoutes,
  ...financeRoutes,
  ...redeemRoutes,
  ...onboardingRoutes,
  ...ukeyRoutes,
  ...dataRoutes,
  ...exchangeRoutes,
  ...loansRoutes,
  ...creditRoutes,
  ...myRoutes,
] as const

/** Addresses that have a page. */
export type RoutePath = (typeof tables)[number]['path']

/** Every route: router, menus, guard, breadcrumb, titles and help ids are all made from these rows. */
export const routes: readonly (PortalRoute & { path: RoutePath })[] = tables

/** Addresses that only lead elsewhere; `needs`: for those only who may open that page. */
export const redirects: Readonly<Record<string, string | { to: RoutePath; needs: RoutePath }>> = {
  '/login/login': '/login',
  '/register/register': '/register',
  '/open': '/my/product/overview',
  '/credit/open': '/my/product/overview',
  '/credit/self-loan/account-center/index': { to: '/my/account/info', needs: '/credit/self-loan/apply/index' },
  '/credit/chain-credit/account-center': { to: '/my/account/info', needs: '/credit/chain-credit/apply' },
}

export const routeOf = (path: string): (PortalRoute & { path: RoutePath }) | undefined =>
  routes.find((route) => route.path === path)
