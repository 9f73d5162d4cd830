import { apply, creditFundPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Chain credit and credit funds. */
export const creditRoutes = [
  {
    ...creditFundPage(
      apply('/credit/loan/index', 'creditFund', 'creditFund', ['14'], ['creditFund', 'loanApply', 'accounts']),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk', FINAL: 'desk' },
  },
] as const satisfies readonly PortalRoute[]
