import { apply, desk, home, ticketPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Core enterprises: homes, issuing. */
export const coreRoutes = [
  home('/credit/core/index/operator', 'coreOperatorHome', 'home', ['1', '7', '17']),
  home('/credit/core/index/director', 'coreDirectorHome', 'home', ['1', '4', '7']),
  home('/credit/core/index/final', 'coreFinalHome', 'home', ['1', '4', '7']),
  home('/credit/core/index/query', 'coreQueryHome', 'home', ['1', '17']),
  ticketPage(apply('/credit/core/issue/issue', 'issue', 'issue', ['7', '17', '18'], ['issue', 'sheets'])),
  ticketPage(desk('/credit/core/issue/director-approve', 'directorApprove', 'issue', ['4', '7'])),
  ticketPage(desk('/credit/core/issue/final-approve', 'finalApprove', 'issue', ['4', '7'])),
] as const satisfies readonly PortalRoute[]
