/** Pages of packs, suppliers and figures as permissions (I21); see `permissions.ts`. */
export const financePacksPage = ['/credit/finance-data/index/finance'] as const
export const issuePacksPage = ['/credit/finance-data/index/issue'] as const
export const createFinancePackPage = ['/credit/finance-data/create/finance'] as const
export const createIssuePackPage = ['/credit/finance-data/create/issue'] as const
export const packDetailPage = ['/credit/finance-data/detail'] as const
export const packUploadPages = [
  '/credit/finance-data/upload/auth',
  '/credit/finance-data/upload/contract',
  '/credit/finance-data/upload/invoice',
  '/credit/finance-data/upload/other',
  '/credit/finance-data/upload/success',
] as const
export const supplierPage = ['/supplier/index'] as const
export const coreStatisticsPage = ['/credit/core/statistics'] as const
export const chainStatisticsPage = ['/credit/chain/statistics'] as const
