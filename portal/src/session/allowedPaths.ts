import type { MenuResource } from '@jinpiao/contract/session'

/** What decides about the loan products besides the menu (spec §6). */
export interface ProductFacts {
  userType: 'CORE' | 'CORP' | 'FUNDER'
  /** Time of the self-loan agreement; `null` before it is signed. */
  lineAgreementTime: string | null
  chainCreditEnabled: boolean
}

const SELF_LOAN = '/credit/self-loan/'
const SELF_LOAN_PROTOCOL = '/credit/self-loan/protocol/index'
const CHAIN_CREDIT = '/credit/chain-credit/'

/**
 * Every path the person may open: `menus3` flattened, then the product rules of spec §6 (I20).
 *
 * Self-loan pages need the agreement, whose own page then disappears; enterprises that are not CORE and have
 * no agreement get that page. Chain-credit pages need to be enabled.
 */
export function allowedPaths(menus: readonly MenuResource[], facts: ProductFacts): ReadonlySet<string> {
  const listed = flatten(menus).filter((path) => isOpen(path, facts))
  const offersProtocol = facts.lineAgreementTime === null && facts.userType !== 'CORE'
  return new Set(offersProtocol ? [...listed, SELF_LOAN_PROTOCOL] : listed)
}

function isOpen(path: string, { lineAgreementTime, chainCreditEnabled }: ProductFacts): boolean {
  // Added by the facts alone, whatever the menu holds.
  if (path === SELF_LOAN_PROTOCOL) return false
  if (path.startsWith(SELF_LOAN)) return lineAgreementTime !== null
  if (path.startsWith(CHAIN_CREDIT)) return chainCreditEnabled
  return true
}

const flatten = (menus: readonly MenuResource[]): string[] =>
  menus.flatMap((menu) => [menu.menuBrief, ...flatten(menu.childMenuResources)])

/**
 * Paths that the server's menu holds but does not want offered (spec §1: "skipping entries marked hidden"): they open,
 * and no menu shows them. What is below a hidden entry is hidden with it; one visible entry is enough to be offered.
 */
export function hiddenPaths(menus: readonly MenuResource[]): ReadonlySet<string> {
  const offered = new Set(flatten(visible(menus)))
  return new Set(flatten(menus).filter((path) => !offered.has(path)))
}

const visible = (menus: readonly MenuResource[]): MenuResource[] =>
  menus
    .filter(({ hidden }) => !hidden)
    .map((menu) => ({ ...menu, childMenuResources: visible(menu.childMenuResources) }))
