import { apply, articles, detail, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Financing of tickets, invoices. */
export const financeRoutes = [
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
] as const satisfies readonly PortalRoute[]
