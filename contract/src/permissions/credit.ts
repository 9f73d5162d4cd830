import { repayApplyPage, selfLoanApplyPage } from './loans.ts'

/** Pages of loans on trade and purchases as permissions (I21); see `permissions.ts`. */
export const chainCreditPage = ['/credit/chain-credit/apply'] as const
export const creditFundPage = ['/credit/loan/index'] as const
export const purFinancePage = ['/credit/finance-data/create/finance'] as const
/** Where a loan is repaid early, whatever it is on: its own page, or that of chain loans for those who have no other. */
export const repayPages = [...repayApplyPage, ...chainCreditPage] as const
/** Where a director decides on that. */
export const repayDecisionPages = [...selfLoanApplyPage, ...chainCreditPage] as const
