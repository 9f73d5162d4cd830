import type { PortalRoute } from './route.ts'

/** Shown at every address that is not in the tables, and at its own. */
export const notFoundRoute = {
  path: '/error-page/404',
  title: 'notFound',
  archetype: 'notice',
  access: 'session',
  group: 'none',
  hideInMenu: true,
  texts: ['errors'],
} as const satisfies PortalRoute

/** Before and around the work: login, registration, help, notices. */
export const entryRoutes = [
  {
    path: '/login',
    title: 'login',
    archetype: 'form',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    hideHeaderMenu: true,
    openWhenPasswordExpired: true,
  },
  {
    // Opens in a window of its own (spec §2). Before login the footer leads to the articles as files.
    path: '/help/index',
    title: 'help',
    archetype: 'articles',
    access: 'menu',
    group: 'none',
    hideInMenu: true,
    openWhenPasswordExpired: true,
    texts: ['help'],
  },
  {
    path: '/register/reset-password',
    title: 'resetPassword',
    archetype: 'form',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    texts: ['register'],
  },
  {
    // Whoever holds a printed receipt checks it here: its address stands on the paper.
    path: '/help/verify',
    title: 'verifyReceipt',
    archetype: 'form',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    texts: ['receipts', 'approval'],
  },
  {
    path: '/error-page/403',
    title: 'forbidden',
    archetype: 'notice',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    openWhenPasswordExpired: true,
    texts: ['errors'],
  },
  notFoundRoute,
  {
    path: '/error-page/authorized',
    title: 'authorized',
    archetype: 'notice',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
  },
  {
    path: '/error-page/contact-manager-open-product',
    title: 'contactManager',
    archetype: 'notice',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
  },
] as const satisfies readonly PortalRoute[]
