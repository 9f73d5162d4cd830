import type { PortalRoute } from './route.ts'

/** Suppliers: homes. */
export const chainRoutes = [
  {
    path: '/credit/chain/index/operator',
    title: 'chainOperatorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
  },
  {
    path: '/credit/chain/index/director',
    title: 'chainDirectorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
  },
  {
    path: '/credit/chain/index/query',
    title: 'chainQueryHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
  },
] as const satisfies readonly PortalRoute[]
