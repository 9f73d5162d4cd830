import type { SecurityData } from '@jinpiao/contract/session'
import { menuOf } from '@jinpiao/portal/app/layout'
import { type Visitor, visitorOf } from '@jinpiao/portal/session/store'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'

/** Whom the portal sees in the server's answer; no loan is agreed in the demonstration. */
export const visitorOfMenus = (security: SecurityData): Visitor =>
  visitorOf(security, { lineAgreementTime: null, chainCreditEnabled: false })

/** Addresses that the portal's menus show to a person on a platform that hides nothing. */
export function offered(visitor: Visitor): ReadonlySet<string> {
  const platform = shippedDocument('CCBSCF')
  const everything = { ...platform, avalableProduct: [...platform.avalableProduct] }
  return new Set(menuOf(visitor, everything).flatMap(({ routes }) => routes.map(({ path }) => path)))
}
