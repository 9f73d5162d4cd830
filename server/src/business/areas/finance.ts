import type { Businesses } from '../../flow/business.ts'
import { financeBusiness } from '../finance/finance.ts'
import { payrollBusiness } from '../payroll/payroll.ts'
import { signupBusiness } from '../signup/signup.ts'

/** Business types of the package finance. */
export const finance: Businesses = { FINANCE: financeBusiness, PAYROLL: payrollBusiness, SIGNUP: signupBusiness }
