/** Pages of redemption, accounts and ledger as permissions (I21); see `permissions.ts`. */
export const accountInfoPage = ['/my/account/info'] as const
export const accountUpdatePage = ['/my/account/info-update'] as const
export const accountPages = [...accountInfoPage, ...accountUpdatePage] as const
export const redeemPage = ['/credit/core/redeem/register'] as const
export const redeemDirectorPage = ['/credit/core/redeem/director-approve'] as const
export const redeemFinalPage = ['/credit/core/redeem/final-approve'] as const
export const redeemQueryPage = ['/credit/core/redeem/register-query'] as const
export const standingBookPage = ['/credit/core/redeem/standing-book-query'] as const
export const redeemPages = [...redeemPage, ...redeemDirectorPage, ...redeemFinalPage, ...redeemQueryPage] as const
export const overviewPage = ['/my/account/overview'] as const
export const transactionPage = ['/my/account/transaction'] as const
