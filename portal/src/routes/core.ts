import type { PortalRoute } from './route.ts'

/** Core enterprises: homes, issuing. */
export const coreRoutes = [
  {
    path: '/credit/core/index/operator',
    title: 'coreOperatorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '7', '17'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/core/index/director',
    title: 'coreDirectorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '7'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/core/index/final',
    title: 'coreFinalHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '7'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/core/index/query',
    title: 'coreQueryHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '17'],
    texts: ['home', 'tickets', 'approval', 'trade', 'list'],
  },
  {
    path: '/credit/core/issue/issue',
    title: 'issue',
    access: 'menu',
    group: 'issue',
    helpIds: ['7', '17', '18'],
    texts: ['approval', 'apply', 'trade', 'issue', 'list'],
  },
  {
    path: '/credit/core/issue/director-approve',
    title: 'directorApprove',
    access: 'menu',
    group: 'issue',
    helpIds: ['4', '7'],
    texts: ['approval', 'trade', 'list'],
  },
  {
    path: '/credit/core/issue/final-approve',
    title: 'finalApprove',
    access: 'menu',
    group: 'issue',
    helpIds: ['4', '7'],
    texts: ['approval', 'trade', 'list'],
  },
] as const satisfies readonly PortalRoute[]
