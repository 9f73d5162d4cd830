import type { Businesses } from '../../flow/business.ts'
import { exchangeBusiness } from '../exchange/exchange.ts'

/** Business types of the package exchange. */
export const exchange: Businesses = { EXCHANGE: exchangeBusiness }
