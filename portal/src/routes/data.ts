import { detail, figures, form, list, notice, part } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** The page of one section of a pack. */
const packPart = <const Path extends PortalRoute['path']>(path: Path, title: PortalRoute['title']) => ({
  ...part(path, title, 'data', ['10', '16'], ['packUploads', 'apply', 'list', 'invoices']),
  listedOn: '/credit/finance-data/index/finance' as const,
  hideInMenu: true as const,
})

/** Data about suppliers and trade. */
export const dataRoutes = [
  list('/credit/finance-data/index/finance', 'financePacks', 'data', ['10', '14'], ['packs', 'apply', 'purFinance']),
  list('/credit/finance-data/index/issue', 'issuePacks', 'data', ['7'], ['packs', 'apply']),
  {
    // Of a purchaser it is 采购融资, and a pack begins behind `?pack=1`.
    ...form(
      '/credit/finance-data/create/finance',
      'createFinancePack',
      'data',
      ['10', '14'],
      ['packs', 'purFinance', 'loanApply', 'approval', 'apply', 'trade', 'list', 'accounts'],
    ),
    archetype: { OPERATOR: 'form', PURCHASE: 'apply' },
    hideInMenu: true,
  },
  { ...form('/credit/finance-data/create/issue', 'createIssuePack', 'data', ['7'], ['packs']), hideInMenu: true },
  {
    ...detail(
      '/credit/finance-data/detail',
      'packDetail',
      'data',
      ['10'],
      ['packUploads', 'packs', 'approval', 'apply', 'list'],
    ),
    listedOn: '/credit/finance-data/index/finance',
    hideInMenu: true,
  },
  list('/supplier/index', 'suppliers', 'supplier', ['18'], ['suppliers', 'sheets', 'approval']),
  { ...figures('/credit/core/statistics', 'coreStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
  { ...figures('/credit/chain/statistics', 'chainStatistics', 'data', ['19'], ['statistics']), hideInMenu: true },
  packPart('/credit/finance-data/upload/auth', 'packAuth'),
  packPart('/credit/finance-data/upload/contract', 'packContract'),
  packPart('/credit/finance-data/upload/invoice', 'packInvoice'),
  packPart('/credit/finance-data/upload/other', 'packOther'),
  {
    ...notice('/credit/finance-data/upload/success', 'packSent', 'data', ['10'], ['packUploads', 'apply']),
    hideInMenu: true,
  },
] as const satisfies readonly PortalRoute[]
