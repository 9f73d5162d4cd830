import type { ProductFacts } from '@jinpiao/contract/productGates'
import { getChainCreditInfo, getLineWhiteUser, getSecurity, type SecurityData } from '@jinpiao/contract/session'
import { call } from '#portal/http/client.ts'
import { BusinessError, SessionLostError } from '#portal/http/errors.ts'
import { followLanguage } from './ownLanguage.ts'

export type SessionFacts = Omit<ProductFacts, 'userType'>
export const noProducts: SessionFacts = { lineAgreementTime: null, chainCreditEnabled: false }

/** Security data in the role asked for, and what decides about loan products; `null`: nobody is signed in. */
export async function fetchSession(
  pkRole: string | undefined,
): Promise<{ security: SecurityData; facts: SessionFacts } | null> {
  try {
    const security = await call(getSecurity, {
      query: {
        user3Required: 'true',
        candidateRoles3Required: 'true',
        roles3Required: 'true',
        menus3Required: 'true',
        ...(pkRole !== undefined && { currentRole3: pkRole }),
      },
    })
    await followLanguage(security)
    return { security, facts: security.needUpdatePwd ? noProducts : await fetchProductFacts() }
  } catch (error) {
    if (error instanceof SessionLostError) return null
    throw error
  }
}

async function fetchProductFacts(): Promise<SessionFacts> {
  try {
    const [line, chain] = await Promise.all([call(getLineWhiteUser, {}), call(getChainCreditInfo, {})])
    return { lineAgreementTime: line.lineAgreementTime, chainCreditEnabled: chain.isEnabled }
  } catch (error) {
    // Refused to this kind of user: no loan products. A broken network is not "no product" and must be seen.
    if (error instanceof BusinessError) return noProducts
    throw error
  }
}
