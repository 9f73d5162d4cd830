import type { Businesses } from '../../flow/business.ts'
import { realnameBusiness } from '../realname/realname.ts'

/** Business types of the package onboarding. */
export const onboarding: Businesses = { REALNAME: realnameBusiness }
