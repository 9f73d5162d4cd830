import type { Businesses } from '../../flow/business.ts'
import { chainCreditBusiness } from '../chainCredit/chainCredit.ts'

/** Business types of the package credit. */
export const credit: Businesses = {
  CHAIN_CREDIT: chainCreditBusiness,
}
