import type { Businesses } from '../../flow/business.ts'
import { financeBusiness } from '../finance/finance.ts'

/** Business types of the package finance. */
export const finance: Businesses = { FINANCE: financeBusiness }
