import type { ProductFacts } from '@jinpiao/contract/productGates'
import type { SecurityData } from '@jinpiao/contract/session'
import { menuOf } from '@jinpiao/portal/app/layout'
import { type Visitor, visitorOf } from '@jinpiao/portal/session/store'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'

/** Whether an enterprise has signed for a credit line, and may have chain loans: what the portal asks beside the menus. */
export type LoanFacts = Pick<ProductFacts, 'lineAgreementTime' | 'chainCreditEnabled'>
const noLoans: LoanFacts = { lineAgreementTime: null, chainCreditEnabled: false }

/** Whom the portal sees in the server's answer. */
export const visitorOfMenus = (security: SecurityData, facts = noLoans): Visitor => visitorOf(security, facts)

/** Addresses that the portal's menus show to a person on a platform that hides nothing. */
export function offered(visitor: Visitor): ReadonlySet<string> {
  const platform = shippedDocument('CCBSCF')
  const everything = { ...platform, avalableProduct: [...platform.avalableProduct] }
  return new Set(menuOf(visitor, everything).flatMap(({ routes }) => routes.map(({ path }) => path)))
}
