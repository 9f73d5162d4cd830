import type { Businesses } from '../../flow/business.ts'
import { redeemBusiness } from '../redeem/redeem.ts'

/** Business types of the package redeem. */
export const redeem: Businesses = { REDEEM: redeemBusiness }
