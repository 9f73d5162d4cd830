import type { Businesses } from '../../flow/business.ts'
import { productOpenBusiness } from '../productOpen/productOpen.ts'

/** Business types of the package ukey. */
export const ukey: Businesses = { PRODUCT_OPEN: productOpenBusiness }
