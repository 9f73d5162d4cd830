import { apply, detail, list, selfLoanPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Loans of an enterprise. */
export const loansRoutes = [
  {
    ...selfLoanPage(
      apply(
        '/credit/self-loan/apply/index',
        'selfLoanApply',
        'selfLoan',
        ['13'],
        ['loanApply', 'loanRepay', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
  selfLoanPage(
    apply('/credit/self-loan/repay-apply/index', 'repayApply', 'selfLoan', ['13'], ['loanRepay', 'accounts']),
  ),
  {
    ...selfLoanPage(
      detail(
        '/credit/self-loan/repay-result/index',
        'repayResult',
        'selfLoan',
        ['13'],
        ['loanRepay', 'approval', 'apply', 'list', 'trade'],
      ),
    ),
    listedOn: '/credit/self-loan/repay-apply/index',
    hideInMenu: true,
  },
  selfLoanPage(
    list('/credit/self-loan/certificate/index', 'certificates', 'selfLoan', ['13', '19'], ['receipts', 'approval']),
  ),
] as const satisfies readonly PortalRoute[]
