import { apply, articles, desk, detail, list, ticketPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Financing of tickets, invoices, qualification. */
export const financeRoutes = [
  ticketPage(apply('/credit/chain/finance/apply', 'finance', 'finance', ['10', '16'], ['finance', 'accounts'])),
  ticketPage(
    desk(
      '/credit/chain/finance/approve',
      'financeApprove',
      'finance',
      ['4', '10', '14'],
      ['finance', 'purFinance', 'loanApply'],
    ),
  ),
  ticketPage(
    list(
      '/credit/chain/finance/detail',
      'financeDetail',
      'finance',
      ['10', '19'],
      ['finance', 'approval', 'apply', 'trade', 'sheets'],
    ),
  ),
  articles('/my/signup/product', 'signupProduct', 'signup', ['20'], ['signup']),
  apply('/my/signup/apply', 'signupApply', 'signup', ['20'], ['signup']),
  {
    ...list('/my/signup/query', 'signupQuery', 'signup', ['4', '20'], ['signup', 'approval', 'apply', 'trade']),
    archetype: { OPERATOR: 'list', QUERY: 'list', DIRECTOR: 'desk' },
  },
  {
    ...detail('/my/signup/detail', 'signupDetail', 'signup', ['20'], ['signup', 'approval', 'apply', 'list', 'trade']),
    listedOn: '/my/signup/query',
    hideInMenu: true,
  },
  list('/credit/invoice-detail/index', 'invoices', 'data', ['16'], ['invoices', 'sheets']),
] as const satisfies readonly PortalRoute[]
