import type { PortalRoute } from './route.ts'

/** Suppliers: homes, passing tickets on. */
export const chainRoutes = [
  {
    path: '/credit/chain/index/operator',
    title: 'chainOperatorHome',
    archetype: 'home',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/chain/index/director',
    title: 'chainDirectorHome',
    archetype: 'home',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '8'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/chain/index/query',
    title: 'chainQueryHome',
    archetype: 'home',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/chain/transfer/apply',
    title: 'transfer',
    archetype: 'apply',
    access: 'menu',
    group: 'transfer',
    helpIds: ['9'],
    texts: ['approval', 'apply', 'trade', 'transfer', 'list'],
  },
  {
    path: '/credit/chain/transfer/split-approve',
    title: 'splitApprove',
    archetype: 'desk',
    access: 'menu',
    group: 'transfer',
    helpIds: ['4', '9'],
    texts: ['approval', 'trade', 'transfer', 'list'],
  },
] as const satisfies readonly PortalRoute[]
