import type { Businesses } from '../../flow/business.ts'
import { loanDrawBusiness } from '../loanDraw/loanDraw.ts'
import { protocolBusiness } from '../loanProtocol/protocol.ts'
import { loanRepayBusiness } from '../loanRepay/loanRepay.ts'
import { selfLoanBusiness } from '../selfLoan/selfLoan.ts'

/** Business types of the package loans. */
export const loans: Businesses = {
  SELF_LOAN_PROTOCOL: protocolBusiness,
  SELF_LOAN_APPLY: selfLoanBusiness,
  LOAN_DRAW: loanDrawBusiness,
  LOAN_REPAY: loanRepayBusiness,
}
