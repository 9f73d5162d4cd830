import type { PortalRoute } from './route.ts'

/** The own person and enterprise. */
export const myRoutes = [
  {
    path: '/my/message/index',
    title: 'messages',
    access: 'menu',
    group: 'my',
    helpIds: ['1'],
    texts: ['my'],
  },
  {
    path: '/my/person-info/index',
    title: 'personInfo',
    access: 'menu',
    group: 'my',
    helpIds: ['3', '4', '21'],
    openWhenPasswordExpired: true,
    texts: ['my'],
  },
] as const satisfies readonly PortalRoute[]
