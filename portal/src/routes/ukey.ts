import { articles } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Keys, products and people of an enterprise. */
export const ukeyRoutes = [
  articles('/my/product/overview', 'productOverview', 'account', ['5'], ['products', 'approval', 'apply']),
] as const satisfies readonly PortalRoute[]
