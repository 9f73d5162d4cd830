import { detail, form, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** The own person and enterprise. */
export const myRoutes = [
  list('/my/limit/query', 'limits', 'my', ['17'], ['limits', 'home']),
  {
    ...detail('/my/limit/detail', 'limit', 'my', ['17'], ['limits', 'list', 'approval', 'apply', 'trade']),
    hideInMenu: true,
  },
  list('/my/account/receipt', 'receipts', 'my', ['19'], ['receipts', 'approval']),
  // A log, not a `ListPage`: it has no use for the texts of lists.
  { ...list('/my/message/index', 'messages', 'my', ['1']), texts: ['my'] },
  {
    ...form('/my/person-info/index', 'personInfo', 'my', ['3', '4', '21'], ['my', 'home', 'list', 'login']),
    openWhenPasswordExpired: true,
  },
] as const satisfies readonly PortalRoute[]
