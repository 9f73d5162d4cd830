import type { PortalRoute } from './route.ts'

/** The own person and enterprise. */
export const myRoutes = [
  {
    path: '/my/limit/query',
    title: 'limits',
    archetype: 'list',
    access: 'menu',
    group: 'my',
    helpIds: ['17'],
    texts: ['limits', 'list'],
  },
  {
    path: '/my/limit/detail',
    title: 'limit',
    archetype: 'detail',
    access: 'menu',
    group: 'my',
    hideInMenu: true,
    helpIds: ['17'],
    texts: ['limits', 'list'],
  },
  {
    path: '/my/account/receipt',
    title: 'receipts',
    archetype: 'list',
    access: 'menu',
    group: 'my',
    helpIds: ['19'],
    texts: ['receipts', 'approval', 'list'],
  },
  {
    path: '/my/message/index',
    title: 'messages',
    archetype: 'list',
    access: 'menu',
    group: 'my',
    helpIds: ['1'],
    texts: ['my'],
  },
  {
    path: '/my/person-info/index',
    title: 'personInfo',
    archetype: 'form',
    access: 'menu',
    group: 'my',
    helpIds: ['3', '4', '21'],
    openWhenPasswordExpired: true,
    texts: ['my'],
  },
] as const satisfies readonly PortalRoute[]
