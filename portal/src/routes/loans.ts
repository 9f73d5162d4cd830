import type { PortalRoute } from './route.ts'

/** Loans of an enterprise. */
export const loansRoutes = [] as const satisfies readonly PortalRoute[]
