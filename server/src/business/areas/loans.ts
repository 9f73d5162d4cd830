import type { Businesses } from '../../flow/business.ts'

/** Business types of the package loans. */
export const loans: Businesses = {}
