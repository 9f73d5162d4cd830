import { statedIdentity } from '@jinpiao/contract/acting'
import type { ProductFacts } from '@jinpiao/contract/productGates'
import type { SecurityData } from '@jinpiao/contract/session'
import { atom, createStore } from 'jotai'
import { allowedPaths, hiddenPaths } from './allowedPaths.ts'

/** One store, readable outside React: the guard and the HTTP client need it where no component is. */
export const store = createStore()

/** What the server says of the signed-in person; `null`: nobody; `undefined`: not asked yet. */
export const securityAtom = atom<SecurityData | null | undefined>(undefined)

/** User and role as calls state them; `undefined` while nobody is known. */
export const identityOf = (security: SecurityData | null | undefined): string | undefined =>
  security?.user3 && statedIdentity({ userId: security.user3.userId, pkRole: security.currentRole3?.pkRole ?? '' })

/**
 * Who is signed in by now, in place of whom this window shows: it has stopped until the person has chosen what to do.
 */
export const strangerAtom = atom<SecurityData | undefined>(undefined)

/** Facts about loan products that decide about paths (spec §6). */
export const productFactsAtom = atom<Omit<ProductFacts, 'userType'>>({
  lineAgreementTime: null,
  chainCreditEnabled: false,
})

/** What the guard knows of the person; `null` while nobody is signed in. */
export interface Visitor {
  allowedPaths: ReadonlySet<string>
  /** Allowed, but not offered in menus. */
  hiddenPaths: ReadonlySet<string>
  /** As the server names it: it may know roles that this portal does not. */
  roleCode: string | undefined
  passwordExpired: boolean
  homeUrl: string
  /** `openedProductCorps` has at least one truthy flag. */
  hasOpenedProduct: boolean
}

/** The person as the guard sees them; `null` while nobody is signed in. */
export const visitorAtom = atom<Visitor | null>((get) => {
  const security = get(securityAtom)
  return security ? visitorOf(security, get(productFactsAtom)) : null
})

export function visitorOf(security: SecurityData, facts: Omit<ProductFacts, 'userType' | 'roleCode'>): Visitor {
  const userType = security.user3?.userType ?? 'CORP'
  const menus = security.menus3 ?? []
  const roleCode = security.currentRole3?.roleCode
  return {
    allowedPaths: allowedPaths(menus, { ...facts, userType, roleCode }),
    hiddenPaths: hiddenPaths(menus),
    roleCode,
    passwordExpired: security.needUpdatePwd,
    homeUrl: security.homeUrl,
    hasOpenedProduct: Object.values(security.openedProductCorps).some(Boolean),
  }
}
