import type { PortalRoute } from './route.ts'

/** Redemption of tickets, accounts, transactions and bills. */
export const redeemRoutes = [] as const satisfies readonly PortalRoute[]
