import type { Businesses } from '../../flow/business.ts'
import { confirmBusiness } from '../guaranteeConfirm/confirm.ts'

/** Business types of the package ukey. */
export const ukey: Businesses = { GUARANTEE_CONFIRM: confirmBusiness }
