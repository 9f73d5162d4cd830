import type { AnyFormBusiness, Businesses } from '../flow/business.ts'
import { acceptBusiness } from './accept/accept.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'
import { issueBusiness } from './issue/issue.ts'
import { issueCancelBusiness } from './issueCancel/issueCancel.ts'
import { withObstacles } from './obstacles.ts'
import { transferBusiness } from './transfer/transfer.ts'

/** Every business type of this server. A further one is a folder beside these and a line in `areas/` of its package. */
export const businesses: Businesses = withObstacles<Businesses>({
  ISSUE: issueBusiness,
  ISSUE_CANCEL: issueCancelBusiness,
  ACCEPT: acceptBusiness,
  TRANSFER: transferBusiness,
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
})

/** Those with a form of their own: their endpoints are registered in a loop. */
export const forms = Object.values(businesses).filter(
  (business): business is AnyFormBusiness => business !== undefined && 'definition' in business,
)
