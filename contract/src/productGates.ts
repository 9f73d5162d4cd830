/** What decides about the loan products besides the menu (spec §6). */
export interface ProductFacts {
  userType: 'CORE' | 'CORP' | 'FUNDER'
  /** Of whom it is asked; absent: of the enterprise as a whole. */
  roleCode?: string | undefined
  /** Time of the self-loan agreement; `null` before it is signed. */
  lineAgreementTime: string | null
  chainCreditEnabled: boolean
}

const SELF_LOAN = '/credit/self-loan/'
const SELF_LOAN_PROTOCOL = '/credit/self-loan/protocol/index'
const CHAIN_CREDIT = '/credit/chain-credit/'

/**
 * Paths that are open of those that the menu lists: the product rules of spec §6 (I20). The portal offers them, the server
 * takes them as rights (I21), both from here.
 *
 * Self-loan pages need the agreement, whose own page then disappears; suppliers that have no agreement get that page, for
 * whoever can sign it or prepare it. Chain-credit pages need to be enabled.
 */
export function openPaths(listed: readonly string[], facts: ProductFacts): ReadonlySet<string> {
  const open = listed.filter((path) => isOpen(path, facts))
  const { lineAgreementTime, userType, roleCode = 'DIRECTOR' } = facts
  const offersProtocol = lineAgreementTime === null && userType === 'CORP' && /OPERATOR|DIRECTOR/.test(roleCode)
  return new Set(offersProtocol ? [...open, SELF_LOAN_PROTOCOL] : open)
}

function isOpen(path: string, { lineAgreementTime, chainCreditEnabled }: ProductFacts): boolean {
  // Added by the facts alone, whatever the menu holds.
  if (path === SELF_LOAN_PROTOCOL) return false
  if (path.startsWith(SELF_LOAN)) return lineAgreementTime !== null
  if (path.startsWith(CHAIN_CREDIT)) return chainCreditEnabled
  return true
}
