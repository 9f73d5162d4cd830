import type { Businesses } from '../../flow/business.ts'
import { selfLoanBusiness } from '../selfLoan/selfLoan.ts'

/** Business types of the package loans. */
export const loans: Businesses = { SELF_LOAN_APPLY: selfLoanBusiness }
