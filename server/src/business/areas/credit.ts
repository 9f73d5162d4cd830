import type { Businesses } from '../../flow/business.ts'
import { chainCreditBusiness } from '../chainCredit/chainCredit.ts'
import { creditFundBusiness } from '../creditFund/creditFund.ts'
import { creditFundSupportBusiness } from '../creditFundSupport/creditFundSupport.ts'
import { purFinanceBusiness } from '../purFinance/purFinance.ts'

/** Business types of the package credit. */
export const credit: Businesses = {
  CHAIN_CREDIT: chainCreditBusiness,
  CREDIT_FUND: creditFundBusiness,
  CREDIT_FUND_SUPPORT: creditFundSupportBusiness,
  PUR_FINANCE: purFinanceBusiness,
}
