import type { SessionEnd } from '@jinpiao/contract/sessionEnds'

/** What calls have to know of the session; it is made of calls itself, so it stands above them and is told to them. */
interface SessionHooks {
  /** Until then the key of the request signature comes along with each call (spec §7). */
  isSignedIn: () => boolean
  /** Which user of which enterprise acts: an act is repeated only by who did it (I24). */
  currentUser: () => string | undefined
  /** User and role that the page shows, as each call states them; `undefined` while it shows nobody. */
  shownIdentity: () => string | undefined
  /** What happens on 401 and 403 (spec §6), with why the session was ended; true when the login page is on its way. */
  onLost: (why: SessionEnd | undefined) => boolean
  /** What happens when the server says that somebody else, or another role, is signed in by now. */
  onOtherIdentity: () => void
}

let hooks: SessionHooks = {
  isSignedIn: () => false,
  currentUser: () => undefined,
  shownIdentity: () => undefined,
  onLost: () => false,
  onOtherIdentity: () => {},
}

/** Set once at boot. */
export function connectSession(given: SessionHooks): void {
  hooks = given
}

export const isSignedIn = (): boolean => hooks.isSignedIn()
export const currentUser = (): string | undefined => hooks.currentUser()
export const shownIdentity = (): string | undefined => hooks.shownIdentity()
export const reportOtherIdentity = (): void => hooks.onOtherIdentity()
/** @returns true when the login page, which says so, is taking the place of the page. */
export const reportSessionLost = (why?: SessionEnd): boolean => hooks.onLost(why)
