import { list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Keys, products and people of an enterprise. */
export const ukeyRoutes = [
  { ...list('/my/enterprise-info/ukey/list', 'ukeyList', 'enterprise', ['4'], ['ukeys']), flag: 'ukeyMenuDisplay' },
  list('/my/confirmation/index', 'confirmation', 'enterprise', ['4'], ['confirmations', 'approval', 'apply']),
] as const satisfies readonly PortalRoute[]
