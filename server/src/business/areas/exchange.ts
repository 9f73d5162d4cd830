import type { Businesses } from '../../flow/business.ts'

/** Business types of the package exchange. */
export const exchange: Businesses = {}
