import { apply, articles, selfLoanPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Loans of an enterprise. */
export const loansRoutes = [
  selfLoanPage(
    articles(
      '/credit/self-loan/protocol/index',
      'selfLoanProtocol',
      'selfLoan',
      ['13'],
      ['selfLoan', 'apply', 'approval', 'help'],
    ),
  ),
  {
    ...selfLoanPage(
      apply(
        '/credit/self-loan/apply/index',
        'selfLoanApply',
        'selfLoan',
        ['13'],
        ['selfLoan', 'loanApply', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
] as const satisfies readonly PortalRoute[]
