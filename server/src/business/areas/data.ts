import type { Businesses } from '../../flow/business.ts'
import { limitAllocBusiness } from '../limitAlloc/limitAlloc.ts'

/** Business types of the package data. */
export const data: Businesses = { LIMIT_ALLOC: limitAllocBusiness }
