import type { PortalRoute } from './route.ts'

/** Chain credit and credit funds. */
export const creditRoutes = [] as const satisfies readonly PortalRoute[]
