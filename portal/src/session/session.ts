import type { SecurityData } from '@jinpiao/contract/session'
import { chunk } from '#portal/chunk.ts'
import { noteRefresh } from './refreshing.ts'
import type { SessionWish } from './securityCalls.ts'
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
export const refreshSession = (wish: SessionWish = {}): Promise<SecurityData | null> => noteRefresh(refresh(wish))

async function refresh({ pkRole = storedRole(), stating }: SessionWish): Promise<SecurityData | null> {
  const { fetchSession } = await chunk(import('./securityCalls.ts'))
  const session = await fetchSession({ pkRole, stating })
  if (session === null) {
    clearStoredRole()
    store.set(securityAtom, null)
    return null
  }
  if (session.security.currentRole3) storeRole(session.security.currentRole3)
  store.set(productFactsAtom, session.facts)
  store.set(securityAtom, session.security)
  const { tellIdentity } = await chunk(import('./identity.ts'))
  tellIdentity(session.security)
  return session.security
}
