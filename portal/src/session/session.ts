import { getChainCreditInfo, getLineWhiteUser, getSecurity, type SecurityData } from '@jinpiao/contract/session'
import { productFactsAtom, securityAtom, store } from './store.ts'
import { clearStoredRole, storedRole, storeRole } from './storedRole.ts'

let running: Promise<SecurityData | null> | undefined

/** Security data, fetched on the first navigation that needs it and then kept (spec §4). */
export function ensureSession(): Promise<SecurityData | null> {
  const known = store.get(securityAtom)
  if (known !== undefined) return Promise.resolve(known)
  running ??= refreshSession().finally(() => {
    running = undefined
  })
  return running
}

/** Asks the server again: after login, after a role switch, after a change of password. */
export async function refreshSession(pkRole: string | undefined = storedRole()): Promise<SecurityData | null> {
  const { call } = await import('../http/client.ts')
  const { SessionLostError } = await import('../http/errors.ts')
  try {
    const [security, facts] = await Promise.all([
      call(getSecurity, {
        query: {
          user3Required: 'true',
          candidateRoles3Required: 'true',
          roles3Required: 'true',
          menus3Required: 'true',
          ...(pkRole === undefined ? {} : { currentRole3: pkRole }),
        },
      }),
      fetchProductFacts(call),
    ])
    if (security.currentRole3) storeRole(security.currentRole3)
    store.set(productFactsAtom, facts)
    store.set(securityAtom, security)
    return security
  } catch (error) {
    if (!(error instanceof SessionLostError)) throw error
    store.set(securityAtom, null)
    return null
  }
}

/** Until the password is changed the server answers nothing else (I28), so the facts stay at "no product". */
async function fetchProductFacts(call: typeof import('../http/client.ts').call) {
  try {
    const [line, chain] = await Promise.all([call(getLineWhiteUser, {}), call(getChainCreditInfo, {})])
    return { lineAgreementTime: line.lineAgreementTime, chainCreditEnabled: chain.isEnabled }
  } catch {
    return { lineAgreementTime: null, chainCreditEnabled: false }
  }
}

/** Forgets the person on this tab; drafts stay on the server. */
export function forgetSession(): void {
  clearStoredRole()
  store.set(securityAtom, null)
}
