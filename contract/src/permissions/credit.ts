/** Pages of loans on trade and purchases as permissions (I21); see `permissions.ts`. */
export const chainCreditPage = ['/credit/chain-credit/apply'] as const
export const creditFundPage = ['/credit/loan/index'] as const
export const purFinancePage = ['/credit/finance-data/create/finance'] as const
