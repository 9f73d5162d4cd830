/** Pages of financing, invoices and qualification as permissions (I21); see `permissions.ts`. */
export const financePage = ['/credit/chain/finance/apply'] as const
export const financeApprovePage = ['/credit/chain/finance/approve'] as const
export const financeDetailPage = ['/credit/chain/finance/detail'] as const
export const financePages = [...financePage, ...financeApprovePage, ...financeDetailPage] as const
export const invoicePage = ['/credit/invoice-detail/index'] as const
export const signupPage = ['/my/signup/apply'] as const
export const signupProductPage = ['/my/signup/product'] as const
export const signupQueryPage = ['/my/signup/query'] as const
export const signupDetailPage = ['/my/signup/detail'] as const
export const signupPages = [...signupPage, ...signupProductPage, ...signupQueryPage, ...signupDetailPage] as const
