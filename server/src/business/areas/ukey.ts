import type { Businesses } from '../../flow/business.ts'
import { confirmBusiness } from '../guaranteeConfirm/confirm.ts'
import { productOpenBusiness } from '../productOpen/productOpen.ts'
import { ukeyApplyBusiness } from '../ukey/apply.ts'
import { ukeyChangeBusiness } from '../ukey/change.ts'

/** Business types of the package ukey. */
export const ukey: Businesses = {
  UKEY_APPLY: ukeyApplyBusiness,
  UKEY_CHANGE: ukeyChangeBusiness,
  PRODUCT_OPEN: productOpenBusiness,
  GUARANTEE_CONFIRM: confirmBusiness,
}
