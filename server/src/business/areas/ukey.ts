import type { Businesses } from '../../flow/business.ts'
import { confirmBusiness } from '../guaranteeConfirm/confirm.ts'
import { ukeyApplyBusiness } from '../ukey/apply.ts'
import { ukeyChangeBusiness } from '../ukey/change.ts'

/** Business types of the package ukey. */
export const ukey: Businesses = {
  UKEY_APPLY: ukeyApplyBusiness,
  UKEY_CHANGE: ukeyChangeBusiness,
  GUARANTEE_CONFIRM: confirmBusiness,
}
