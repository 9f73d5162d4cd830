import type { Businesses } from '../../flow/business.ts'
import { exchangeBusiness } from '../exchange/exchange.ts'
import { invoicingBusiness } from '../invoicing/invoicing.ts'

/** Business types of the package exchange. */
export const exchange: Businesses = { EXCHANGE: exchangeBusiness, INVOICING: invoicingBusiness }
