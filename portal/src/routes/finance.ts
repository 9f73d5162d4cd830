import type { PortalRoute } from './route.ts'

/** Financing of tickets, invoices. */
export const financeRoutes = [] as const satisfies readonly PortalRoute[]
