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
        ['selfLoan', 'loanApply', 'loanDraws', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
  selfLoanPage(
    apply('/credit/self-loan/draw/index', 'loanDraw', 'selfLoan', ['13'], ['loanDraws', 'loanApply', 'accounts']),
  ),
  {
    ...selfLoanPage(detail('/credit/self-loan/draw-detail/index', 'drawDetail', 'selfLoan', ['13'], ['loanDraws', 'list'])),
    listedOn: '/credit/self-loan/query/index',
    hideInMenu: true,
  },
  selfLoanPage(list('/credit/self-loan/query/index', 'loanDraws', 'selfLoan', ['13'], ['loanDraws'])),
  {
    ...selfLoanPage(detail('/credit/self-loan/repay-plan/index', 'repayPlan', 'selfLoan', ['13'], ['loanDraws', 'list'])),
    listedOn: '/credit/self-loan/query/index',
    hideInMenu: true,
  },
  selfLoanPage(list('/credit/self-loan/repay/index', 'loanRepayList', 'selfLoan', ['13'], ['loanDraws'])),
] as const satisfies readonly PortalRoute[]
