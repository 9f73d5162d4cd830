import type { Businesses } from '../../flow/business.ts'

/** Business types of the package redeem. */
export const redeem: Businesses = {}
