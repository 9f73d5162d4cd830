/** Pages of keys, products and confirmations as permissions (I21); see `permissions.ts`. */
export const ukeyListPage = ['/my/enterprise-info/ukey/list'] as const
export const ukeyApplyPage = ['/my/enterprise-info/ukey/apply'] as const
export const ukeyApplyDetailPage = ['/my/enterprise-info/ukey/apply-detail'] as const
export const ukeyResetPage = ['/my/enterprise-info/ukey/reset'] as const
export const ukeyPages = [...ukeyListPage, ...ukeyApplyPage, ...ukeyApplyDetailPage, ...ukeyResetPage] as const
export const productOverviewPage = ['/my/product/overview'] as const
export const confirmationPage = ['/my/confirmation/index'] as const
