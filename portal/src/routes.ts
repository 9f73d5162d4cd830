import type { ComponentType } from 'react'
import type { Area } from './i18n.ts'

/**
 * Who may see a route (spec §2).
 * `public`: without login. `session`: always after login. `menu`: only when the menu of the current role has it.
 */
export type RouteAccess = 'public' | 'session' | 'menu'

/** Entries of the menus, grouped the way the header shows them. */
export type RouteGroup = 'home' | 'issue' | 'my' | 'none'

/** Title keys live in `locales/<language>/routes`, one per route: a route without a title does not compile. */
export type RouteTitle = keyof typeof import('./locales/zh-CN/routes.ts').routes

export interface PortalRoute {
  /** As in the specification, below the base path /cv3/. */
  path: `/${string}`
  title: RouteTitle
  access: RouteAccess
  group: RouteGroup
  /** Not in header and side menu. */
  hideInMenu?: true
  /** Articles of the help box (spec §2, "route metadata"). */
  helpIds?: readonly string[]
  /** The header stays, its menu does not (spec §1, layout). */
  hideHeaderMenu?: true
  /** Still open when the password has expired (spec §5). */
  openWhenPasswordExpired?: true
  /** Areas of the texts that the page brings along, besides those of the first script. */
  texts?: readonly Area[]
  page: () => Promise<{ default: ComponentType }>
}

/**
 * The one table: router, menus, guard, breadcrumb, titles and help ids are all made from it.
 * An address is the path of its file below `pages/`.
 */
export const routes: readonly PortalRoute[] = [
  {
    path: '/login',
    title: 'login',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    hideHeaderMenu: true,
    openWhenPasswordExpired: true,
    page: () => import('./pages/login/Login.tsx'),
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
    page: () => import('./pages/help/Index.tsx'),
  },
  {
    path: '/register/reset-password',
    title: 'resetPassword',
    access: 'public',
    group: 'none',
    hideInMenu: true,
    texts: ['register'],
    page: () => import('./pages/register/ResetPassword.tsx'),
  },
  {
    path: '/error-page/403',
    title: 'forbidden',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    openWhenPasswordExpired: true,
    texts: ['errors'],
    page: () => import('./pages/error-page/Forbidden.tsx'),
  },
  {
    path: '/error-page/authorized',
    title: 'authorized',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
    page: () => import('./pages/error-page/Authorized.tsx'),
  },
  {
    path: '/error-page/contact-manager-open-product',
    title: 'contactManager',
    access: 'session',
    group: 'none',
    hideInMenu: true,
    texts: ['errors'],
    page: () => import('./pages/error-page/ContactManagerOpenProduct.tsx'),
  },
  {
    path: '/credit/core/index/operator',
    title: 'coreOperatorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '7', '17'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/core/index/Operator.tsx'),
  },
  {
    path: '/credit/core/index/director',
    title: 'coreDirectorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '7'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/core/index/Director.tsx'),
  },
  {
    path: '/credit/core/index/final',
    title: 'coreFinalHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '7'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/core/index/Final.tsx'),
  },
  {
    path: '/credit/core/index/query',
    title: 'coreQueryHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '17'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/core/index/Query.tsx'),
  },
  {
    path: '/credit/chain/index/operator',
    title: 'chainOperatorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/chain/index/Operator.tsx'),
  },
  {
    path: '/credit/chain/index/director',
    title: 'chainDirectorHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '4', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/chain/index/Director.tsx'),
  },
  {
    path: '/credit/chain/index/query',
    title: 'chainQueryHome',
    access: 'menu',
    group: 'home',
    helpIds: ['1', '8'],
    texts: ['home', 'tickets', 'approval', 'list'],
    page: () => import('./pages/credit/chain/index/Query.tsx'),
  },
  {
    path: '/credit/core/issue/issue',
    title: 'issue',
    access: 'menu',
    group: 'issue',
    helpIds: ['7', '17', '18'],
    texts: ['approval', 'issue'],
    page: () => import('./pages/credit/core/issue/Issue.tsx'),
  },
  {
    path: '/credit/core/issue/director-approve',
    title: 'directorApprove',
    access: 'menu',
    group: 'issue',
    helpIds: ['4', '7'],
    texts: ['approval', 'list'],
    page: () => import('./pages/credit/core/issue/DirectorApprove.tsx'),
  },
  {
    path: '/credit/core/issue/final-approve',
    title: 'finalApprove',
    access: 'menu',
    group: 'issue',
    helpIds: ['4', '7'],
    texts: ['approval', 'list'],
    page: () => import('./pages/credit/core/issue/FinalApprove.tsx'),
  },
  {
    path: '/my/message/index',
    title: 'messages',
    access: 'menu',
    group: 'my',
    helpIds: ['1'],
    texts: ['my'],
    page: () => import('./pages/my/message/Index.tsx'),
  },
  {
    path: '/my/person-info/index',
    title: 'personInfo',
    access: 'menu',
    group: 'my',
    helpIds: ['3', '4', '21'],
    openWhenPasswordExpired: true,
    texts: ['my'],
    page: () => import('./pages/my/person-info/Index.tsx'),
  },
]

/** Addresses that only lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  '/login/login': '/login',
}

export const routeOf = (path: string): PortalRoute | undefined => routes.find((route) => route.path === path)
