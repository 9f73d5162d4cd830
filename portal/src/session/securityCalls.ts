import type { ProductFacts } from '@jinpiao/contract/productGates'
import { getChainCreditInfo, getLineWhiteUser, getSecurity, type SecurityData } from '@jinpiao/contract/session'
import { call } from '#portal/http/client.ts'
import { BusinessError, SessionLostError } from '#portal/http/errors.ts'
import { followLanguage } from './ownLanguage.ts'
import { identityOf, securityAtom, store } from './store.ts'
import { takenRoleAtom } from './takenRole.ts'

export type SessionFacts = Omit<ProductFacts, 'userType'>
export const noProducts: SessionFacts = { lineAgreementTime: null, chainCreditEnabled: false }

/** What is asked for, and of whom. */
export interface SessionWish {
  /** The role to act in. */
  pkRole?: string | undefined
  /** Whose session it has to be, as calls state it: of whom the page shows; empty: anybody's. */
  stating?: string | undefined
}

/** Security data in the role asked for, and what decides about loan products; `null`: nobody is signed in. */
export async function fetchSession({
  pkRole,
  stating,
}: SessionWish): Promise<{ security: SecurityData; facts: SessionFacts } | null> {
  try {
    const security = await call(getSecurity, {
      ...(stating !== undefined && { stating }),
      query: {
        user3Required: 'true',
        candidateRoles3Required: 'true',
        roles3Required: 'true',
        menus3Required: 'true',
        ...(pkRole !== undefined && { currentRole3: pkRole }),
        // Before anybody is shown it is a question; later nobody is an end of the session.
        ...(!store.get(securityAtom) && { orNobody: 'true' }),
      },
    })
    await followLanguage(security)
    // At a login nobody's role is known yet: what this tab remembers may be somebody else's.
    const isTaken = pkRole !== undefined && stating === undefined && security.currentRole3?.pkRole !== pkRole
    if (isTaken) store.set(takenRoleAtom, true)
    return { security, facts: security.needUpdatePwd ? noProducts : await fetchProductFacts(security) }
  } catch (error) {
    // Whoever is shown is on the way to the login page, which forgets them.
    if (isNobody(error) && !store.get(securityAtom)) return null
    throw error
  }
}

const isNobody = (error: unknown): boolean =>
  error instanceof SessionLostError || (error instanceof BusinessError && error.code === '99000401')

async function fetchProductFacts(security: SecurityData): Promise<SessionFacts> {
  // The page does not show the new person or role yet.
  const stating = identityOf(security) ?? ''
  try {
    const [line, chain] = await Promise.all([
      call(getLineWhiteUser, { stating }),
      call(getChainCreditInfo, { stating }),
    ])
    return { lineAgreementTime: line.lineAgreementTime, chainCreditEnabled: chain.isEnabled }
  } catch (error) {
    // Refused to this kind of user: no loan products. A broken network is not "no product" and must be seen.
    if (error instanceof BusinessError) return noProducts
    throw error
  }
}
