import { apply, desk, home, ticketPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Suppliers: homes, passing tickets on. */
export const chainRoutes = [
  home('/credit/chain/index/operator', 'chainOperatorHome', 'home', ['1', '8']),
  home('/credit/chain/index/director', 'chainDirectorHome', 'home', ['1', '4', '8']),
  home('/credit/chain/index/query', 'chainQueryHome', 'home', ['1', '8']),
  ticketPage(apply('/credit/chain/transfer/apply', 'transfer', 'transfer', ['9'], ['transfer'])),
  ticketPage(desk('/credit/chain/transfer/split-approve', 'splitApprove', 'transfer', ['4', '9'], ['transfer'])),
] as const satisfies readonly PortalRoute[]
