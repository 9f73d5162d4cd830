import type { Businesses } from '../../flow/business.ts'

/** Business types of the package finance. */
export const finance: Businesses = {}
