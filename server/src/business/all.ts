import type { AnyFormBusiness, Businesses } from '../flow/business.ts'
import { acceptBusiness } from './accept/accept.ts'
import { issueBusiness } from './issue/issue.ts'
import { issueCancelBusiness } from './issueCancel/issueCancel.ts'
import { transferBusiness } from './transfer/transfer.ts'

/** Every business type of this server. A further one is a folder beside these and a line here. */
export const businesses: Businesses = {
  ISSUE: issueBusiness,
  ISSUE_CANCEL: issueCancelBusiness,
  ACCEPT: acceptBusiness,
  TRANSFER: transferBusiness,
}

/** Those with a form of their own: their endpoints are registered in a loop. */
export const forms = Object.values(businesses).filter(
  (business): business is AnyFormBusiness => business !== undefined && 'definition' in business,
)
