import type { Businesses } from '../../flow/business.ts'

/** Business types of the package credit. */
export const credit: Businesses = {}
