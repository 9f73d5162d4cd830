import type { PortalRoute } from './route.ts'

/** Keys, products and people of an enterprise. */
export const ukeyRoutes = [] as const satisfies readonly PortalRoute[]
