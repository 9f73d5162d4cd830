import type { Businesses } from '../../flow/business.ts'
import { financeBusiness } from '../finance/finance.ts'
import { payrollBusiness } from '../payroll/payroll.ts'

/** Business types of the package finance. */
export const finance: Businesses = { FINANCE: financeBusiness, PAYROLL: payrollBusiness }
