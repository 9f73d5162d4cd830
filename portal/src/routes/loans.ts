import { apply, selfLoanPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Loans of an enterprise. */
export const loansRoutes = [
  {
    ...selfLoanPage(
      apply('/credit/self-loan/apply/index', 'selfLoanApply', 'selfLoan', ['13'], ['loanApply', 'accounts']),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
] as const satisfies readonly PortalRoute[]
