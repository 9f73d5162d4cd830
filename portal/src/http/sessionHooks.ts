/** What calls have to know of the session; it is made of calls itself, so it stands above them and is told to them. */
interface SessionHooks {
  /** Until then the key of the request signature comes along with each call (spec §7). */
  isSignedIn: () => boolean
  /** What happens on 401 and 403 (spec §6). */
  onLost: () => void
}

let hooks: SessionHooks = { isSignedIn: () => false, onLost: () => {} }

/** Set once at boot. */
export function connectSession(given: SessionHooks): void {
  hooks = given
}

export const isSignedIn = (): boolean => hooks.isSignedIn()
export const reportSessionLost = (): void => hooks.onLost()
