import type { Businesses } from '../../flow/business.ts'

/** Business types of the package shared. */
export const shared: Businesses = {}
