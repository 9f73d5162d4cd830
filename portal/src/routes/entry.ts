import type { PortalRoute } from './route.ts'

/** Before and around the work: login, registration, help, notices. */
export const entryRoutes = [
  {
    path: '/login',
    title: 'login',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    hideHeaderMenu: true,
    openWhenPasswordExpired: true,
  },
  {
    // Before login too: the footer of the login page leads here (spec §1), and it opens in a window of its own.
    path: '/help/index',
    title: 'help',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    openWhenPasswordExpired: true,
    texts: ['help'],
  },
  {
    path: '/register/reset-password',
    title: 'resetPassword',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    texts: ['register'],
  },
  {
    path: '/error-page/403',
    title: 'forbidden',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    openWhenPasswordExpired: true,
    texts: ['errors'],
  },
  {
    path: '/error-page/authorized',
    title: 'authorized',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
  },
  {
    path: '/error-page/contact-manager-open-product',
    title: 'contactManager',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
  },
] as const satisfies readonly PortalRoute[]
