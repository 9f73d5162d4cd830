import type { SessionEnd } from '@jinpiao/contract/sessionEnds'
import { inPortal, loginAddress } from './address.ts'
import { hasOpenDraft } from './drafts.ts'
import { securityAtom, store, strangerAtom } from './store.ts'
import { clearStoredRole } from './storedRole.ts'
import { afterTyping, noteTyping } from './typing.ts'

type Go = (address: string) => Promise<void>

/**
 * What a 401 or 403 leads to (spec §6): stored role and home are forgotten, and the login page comes with the way back
 * to where the person was, once a word that is being typed is complete. Only whoever was signed in can lose a session; before that a 401 is the answer to "who am
 * I?". Several calls may fail at once: the person is led away once.
 *
 * @param go shows an address of the portal; resolves when it is shown.
 * @returns what to do at a loss, with why the session was ended where that is known; it says whether the login page is on its way.
 */
export function leaveForLogin(
  go: Go,
  where: () => Pick<Location, 'pathname' | 'search'> = () => location,
): (why?: SessionEnd) => boolean {
  let isLeaving = false
  noteTyping()
  return (why) => {
    if (isLeaving) return true
    if (!store.get(securityAtom)) return false
    isLeaving = true
    clearStoredRole()
    afterTyping(() => lead(why))
    return true
  }

  function lead(why: SessionEnd | undefined) {
    const { pathname, search } = where()
    const wayBack = { redirect: inPortal(pathname) + search, expired: true, saved: hasOpenDraft() }
    const address = loginAddress({ ...wayBack, ...(why && { why }) })
    // The page stays until the login page stands in its place: it is made for somebody who is signed in.
    void go(address).finally(() => {
      store.set(securityAtom, null)
      store.set(strangerAtom, undefined)
      isLeaving = false
    })
  }
}
