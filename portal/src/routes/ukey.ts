import { apply, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Keys, products and people of an enterprise. */
export const ukeyRoutes = [
  {
    ...list('/my/enterprise-info/ukey/list', 'ukeyList', 'enterprise', ['4'], ['ukeys', 'approval', 'apply']),
    flag: 'ukeyMenuDisplay',
  },
  list('/my/confirmation/index', 'confirmation', 'enterprise', ['4'], ['confirmations', 'approval', 'apply']),
  {
    ...apply('/my/enterprise-info/ukey/apply', 'ukeyApply', 'enterprise', ['4'], ['ukeyOrders']),
    flag: 'ukeyMenuDisplay',
    hideHeaderMenu: true,
  },
  {
    path: '/my/enterprise-info/ukey/apply-detail',
    title: 'ukeyDetail',
    archetype: 'notice',
    access: 'menu',
    group: 'enterprise',
    helpIds: ['4'],
    hideInMenu: true,
    hideHeaderMenu: true,
    texts: ['ukeyOrders', 'approval'],
  },
  {
    ...apply('/my/enterprise-info/ukey/reset', 'ukeyReset', 'enterprise', ['4'], ['ukeyOrders']),
    flag: 'ukeyMenuDisplay',
  },
] as const satisfies readonly PortalRoute[]
