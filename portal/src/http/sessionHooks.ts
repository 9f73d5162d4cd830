/** What calls have to know of the session; it is made of calls itself, so it stands above them and is told to them. */
interface SessionHooks {
  /** Until then the key of the request signature comes along with each call (spec §7). */
  isSignedIn: () => boolean
  /** Which user of which enterprise acts: an act is repeated only by who did it (I24). */
  currentUser: () => string | undefined
  /** User and role that the page shows, as each call states them; `undefined` while it shows nobody. */
  shownIdentity: () => string | undefined
  /** What happens on 401 and 403 (spec §6); true when the login page is on its way. */
  onLost: () => boolean
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
export const reportSessionLost = (): boolean => hooks.onLost()
