import type { PortalRoute } from './route.ts'

/** Tickets exchanged for bank bills. */
export const exchangeRoutes = [] as const satisfies readonly PortalRoute[]
