import { apply, articles, detail, list, selfLoanPage } from './menuPages.ts'
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
        ['selfLoan', 'loanApply', 'loanDraws', 'loanRepay', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
  selfLoanPage(
    apply('/credit/self-loan/draw/index', 'loanDraw', 'selfLoan', ['13'], ['loanDraws', 'loanApply', 'accounts']),
  ),
  {
    ...selfLoanPage(
      detail(
        '/credit/self-loan/draw-detail/index',
        'drawDetail',
        'selfLoan',
        ['13'],
        ['loanDraws', 'list', 'payment', 'accounts', 'apply'],
      ),
    ),
    listedOn: '/credit/self-loan/query/index',
    hideInMenu: true,
  },
  selfLoanPage(list('/credit/self-loan/query/index', 'loanDraws', 'selfLoan', ['13'], ['loanDraws'])),
  {
    ...selfLoanPage(
      detail(
        '/credit/self-loan/repay-plan/index',
        'repayPlan',
        'selfLoan',
        ['13'],
        ['loanDraws', 'list', 'payment', 'accounts', 'apply'],
      ),
    ),
    listedOn: '/credit/self-loan/query/index',
    hideInMenu: true,
  },
  selfLoanPage(list('/credit/self-loan/repay/index', 'loanRepayList', 'selfLoan', ['13'], ['loanDraws'])),
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
    listedOn: '/credit/self-loan/repay-result/index',
    hideInMenu: true,
  },
  selfLoanPage(
    list('/credit/self-loan/certificate/index', 'certificates', 'selfLoan', ['13', '19'], ['receipts', 'approval']),
  ),
] as const satisfies readonly PortalRoute[]
