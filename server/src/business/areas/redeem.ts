import type { Businesses } from '../../flow/business.ts'
import { accountBusiness } from '../account/account.ts'
import { receiptConfirmBusiness } from '../guaranteeConfirm/confirm.ts'
import { redeemFailureBusiness } from '../redeem/failure.ts'
import { redeemBusiness } from '../redeem/redeem.ts'
import { redeemClaimBusiness } from '../redeemClaim/redeemClaim.ts'

/** Business types of the package redeem. */
export const redeem: Businesses = {
  REDEEM: redeemBusiness,
  REDEEM_CLAIM: redeemClaimBusiness,
  REDEEM_FAILURE: redeemFailureBusiness,
  RECEIPT_CONFIRM: receiptConfirmBusiness,
  ACCOUNT_CHANGE: accountBusiness,
}
