import type { Businesses } from '../../flow/business.ts'
import { accountBusiness } from '../account/account.ts'
import { redeemBusiness } from '../redeem/redeem.ts'

/** Business types of the package redeem. */
export const redeem: Businesses = { REDEEM: redeemBusiness, ACCOUNT_CHANGE: accountBusiness }
