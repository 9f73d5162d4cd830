import type { Businesses } from '../../flow/business.ts'
import { creditFundBusiness } from '../creditFund/creditFund.ts'
import { creditFundSupportBusiness } from '../creditFundSupport/creditFundSupport.ts'

/** Business types of the package credit. */
export const credit: Businesses = {
  CREDIT_FUND: creditFundBusiness,
  CREDIT_FUND_SUPPORT: creditFundSupportBusiness,
}
