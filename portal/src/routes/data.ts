import { form, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Data about suppliers and trade. */
export const dataRoutes = [
  list('/credit/finance-data/index/finance', 'financePacks', 'data', ['10'], ['packs', 'apply']),
  list('/credit/finance-data/index/issue', 'issuePacks', 'data', ['7'], ['packs', 'apply']),
  { ...form('/credit/finance-data/create/finance', 'createFinancePack', 'data', ['10'], ['packs']), hideInMenu: true },
  { ...form('/credit/finance-data/create/issue', 'createIssuePack', 'data', ['7'], ['packs']), hideInMenu: true },
] as const satisfies readonly PortalRoute[]
