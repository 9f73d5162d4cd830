import { figures, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Data about suppliers and trade. */
export const dataRoutes = [
  list('/supplier/index', 'suppliers', 'supplier', ['18'], ['suppliers', 'sheets', 'approval']),
  { ...figures('/credit/core/statistics', 'coreStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
  { ...figures('/credit/chain/statistics', 'chainStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
] as const satisfies readonly PortalRoute[]
