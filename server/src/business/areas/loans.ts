import type { Businesses } from '../../flow/business.ts'
import { loanRepayBusiness } from '../loanRepay/loanRepay.ts'

/** Business types of the package loans. */
export const loans: Businesses = { LOAN_REPAY: loanRepayBusiness }
