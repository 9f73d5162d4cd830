import type { Businesses } from '../../flow/business.ts'

/** Business types of the package ukey. */
export const ukey: Businesses = {}
