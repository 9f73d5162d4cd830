import { API_BASE } from '@jinpiao/contract/envelope'
import { parametersOf } from '#portal/http/parameters.ts'
import { BASE, LOGIN } from './address.ts'
import { tellOtherTabs } from './deadline.ts'
import { forgetLanguageChoice } from './languageChoice.ts'
import { leaveUnasked } from './leaving.ts'
import { forgetHiddenNotices } from './notices.ts'
import { dropRegisterTicket } from './registerTicket.ts'
import { clearStoredRole } from './storedRole.ts'

/** Drafts of the registration form are kept in the browser under this prefix: nobody is signed in there. */
const REGISTER_DRAFT = 'jinpiao.register.'

/**
 * What must not outlive the session on this PC (spec §4): role, home, registration drafts and its ticket, flags of the dialogs, and the
 * choice of a language that the server has not heard of.
 */
export function forgetPerson(): void {
  clearStoredRole()
  forgetHiddenNotices()
  forgetLanguageChoice()
  dropRegisterTicket()
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith(REGISTER_DRAFT))
  for (const key of drafts) localStorage.removeItem(key)
}

/** Where the browser goes to end the session; it comes back to the login page. With `v`, like every GET (spec §7). */
export const logoutAddress = (): string =>
  `${API_BASE}/uaa/logout?${parametersOf('GET', { redirect_url: BASE + LOGIN })}`

/** A page load, not a call: nothing of the person stays in memory. */
export function logout(): void {
  forgetPerson()
  tellOtherTabs({ kind: 'left' })
  leaveUnasked()
  location.assign(logoutAddress())
}
