import type { Businesses } from '../../flow/business.ts'

/** Business types of the package onboarding. */
export const onboarding: Businesses = {}
