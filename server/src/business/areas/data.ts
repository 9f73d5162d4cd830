import type { Businesses } from '../../flow/business.ts'
import { limitAllocBusiness } from '../limitAlloc/limitAlloc.ts'
import { financePackBusiness, issuePackBusiness } from '../pack/pack.ts'

/** Business types of the package data. */
export const data: Businesses = {
  FINANCE_PACK: financePackBusiness,
  ISSUE_PACK: issuePackBusiness,
  LIMIT_ALLOC: limitAllocBusiness,
}
