import type { Businesses } from '../../flow/business.ts'

/** Business types of the package data. */
export const data: Businesses = {}
