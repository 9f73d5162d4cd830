import type { PortalRoute } from './route.ts'

/** Data about suppliers and trade. */
export const dataRoutes = [] as const satisfies readonly PortalRoute[]
