import { homeOf } from '#portal/routes/decide.ts'
import { safeRedirect } from '#portal/session/address.ts'
import { refreshSession } from '#portal/session/session.ts'
import { store, visitorAtom } from '#portal/session/store.ts'

/** After a successful login: who it is, and where to (product §4.1): the page asked for before, else the role's home. */
export async function addressAfterLogin(redirect: string | null): Promise<string> {
  await refreshSession()
  const visitor = store.get(visitorAtom)
  if (visitor === null) throw new Error('Signed in, but the server knows nobody')
  return safeRedirect(redirect) ?? homeOf(visitor)
}

/** Acts in another role from now on. @returns the home of that role. */
export async function switchRole(pkRole: string): Promise<string> {
  await refreshSession(pkRole)
  const visitor = store.get(visitorAtom)
  if (visitor === null) throw new Error('Nobody is signed in')
  return homeOf(visitor)
}
