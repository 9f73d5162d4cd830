import type { Businesses } from '../../flow/business.ts'
import { invoicingBusiness } from '../invoicing/invoicing.ts'

/** Business types of the package exchange. */
export const exchange: Businesses = { INVOICING: invoicingBusiness }
