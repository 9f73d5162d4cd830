import type { Businesses } from '../../flow/business.ts'
import { signupBusiness } from '../signup/signup.ts'

/** Business types of the package finance. */
export const finance: Businesses = { SIGNUP: signupBusiness }
