import { detail, figures, form, list, notice, part } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Data about suppliers and trade. */
export const dataRoutes = [
  list('/credit/finance-data/index/finance', 'financePacks', 'data', ['10'], ['packs', 'apply']),
  list('/credit/finance-data/index/issue', 'issuePacks', 'data', ['7'], ['packs', 'apply']),
  { ...form('/credit/finance-data/create/finance', 'createFinancePack', 'data', ['10'], ['packs']), hideInMenu: true },
  { ...form('/credit/finance-data/create/issue', 'createIssuePack', 'data', ['7'], ['packs']), hideInMenu: true },
  {
    ...detail(
      '/credit/finance-data/detail',
      'packDetail',
      'data',
      ['10'],
      ['packUploads', 'approval', 'apply', 'list'],
    ),
    listedOn: '/credit/finance-data/index/finance',
    hideInMenu: true,
  },
  ...[
    part('/credit/finance-data/upload/auth', 'packAuth', 'data', ['10', '16'], ['packUploads', 'apply']),
    part('/credit/finance-data/upload/contract', 'packContract', 'data', ['10', '16'], ['packUploads', 'apply']),
    part(
      '/credit/finance-data/upload/invoice',
      'packInvoice',
      'data',
      ['10', '16'],
      ['packUploads', 'apply', 'list', 'invoices'],
    ),
    part('/credit/finance-data/upload/other', 'packOther', 'data', ['10', '16'], ['packUploads', 'apply']),
    notice('/credit/finance-data/upload/success', 'packSent', 'data', ['10'], ['packUploads', 'apply']),
  ].map((row) => ({ ...row, hideInMenu: true as const })),
  list('/supplier/index', 'suppliers', 'supplier', ['18'], ['suppliers', 'sheets', 'approval']),
  { ...figures('/credit/core/statistics', 'coreStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
  { ...figures('/credit/chain/statistics', 'chainStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
] as const satisfies readonly PortalRoute[]
