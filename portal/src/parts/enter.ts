import { homeOf } from '#portal/routes/decide.ts'
import { safeRedirect } from '#portal/session/address.ts'
import { refreshSession } from '#portal/session/session.ts'
import { securityAtom, store, visitorAtom } from '#portal/session/store.ts'
import { clearStoredRole } from '#portal/session/storedRole.ts'

/** After a successful login: who it is, and where to (product §4.1): the page asked for before, else the role's home. */
export async function addressAfterLogin(redirect: string | null): Promise<string> {
  await showSignedIn('')
  return safeRedirect(redirect) ?? home()
}

/**
 * From now on the window shows who is signed in. @returns the home of the role.
 *
 * @param whom has to be signed in, as calls state it; empty: anybody.
 */
export async function showSignedIn(whom: string): Promise<string> {
  // The role of somebody else is not asked for.
  if (store.get(securityAtom)) clearStoredRole()
  await refreshSession({ stating: whom })
  return home()
}

/** Acts in another role from now on. @returns the home of that role. */
export async function switchRole(pkRole: string): Promise<string> {
  await refreshSession({ pkRole })
  return home()
}

function home(): string {
  const visitor = store.get(visitorAtom)
  if (visitor === null) throw new Error('Nobody is signed in')
  return homeOf(visitor)
}
