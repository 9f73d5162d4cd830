import type { ProductFacts } from '@jinpiao/contract/productGates'
import { getChainCreditInfo, getLineWhiteUser, type SecurityData } from '@jinpiao/contract/session'
import { menuOf } from '@jinpiao/portal/app/layout'
import { type Visitor, visitorOf } from '@jinpiao/portal/session/store'
import type { TestClient } from '@jinpiao/server/testing/testClient'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'

/** What the server says of the loans of the enterprise whose person has signed in. */
export async function loanFactsOf(client: TestClient): Promise<Omit<ProductFacts, 'userType'>> {
  const line = await client.call(getLineWhiteUser)
  const chain = await client.call(getChainCreditInfo)
  return { lineAgreementTime: line.data.lineAgreementTime, chainCreditEnabled: chain.data.isEnabled }
}

/** Whom the portal sees in the server's answers. */
export const visitorOfMenus = (security: SecurityData, facts: Omit<ProductFacts, 'userType'>): Visitor =>
  visitorOf(security, facts)

/** Addresses that the portal's menus show to a person on a platform that hides nothing. */
export function offered(visitor: Visitor): ReadonlySet<string> {
  const platform = shippedDocument('CCBSCF')
  const everything = { ...platform, avalableProduct: [...platform.avalableProduct] }
  return new Set(menuOf(visitor, everything).flatMap(({ routes }) => routes.map(({ path }) => path)))
}
