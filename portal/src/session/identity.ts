import { getSecurity, type SecurityData } from '@jinpiao/contract/session'
import { call } from '#portal/http/client.ts'
import { reportSessionLost } from '#portal/http/sessionHooks.ts'
import { listenToOtherTabs, tellOtherTabs } from './deadline.ts'
import { saveOpenDrafts } from './drafts.ts'
import { forgetLanguageChoice } from './languageChoice.ts'
import { refreshed } from './refreshing.ts'
import { identityOf, securityAtom, store, strangerAtom } from './store.ts'

const shownIdentity = () => identityOf(store.get(securityAtom))

let isListening = false

/** Tells the other windows who acts from now on, and hears from them: before its first session a window shows nobody. */
export function tellIdentity(security: SecurityData): void {
  tellOtherTabs({ kind: 'acting', identity: identityOf(security) ?? '' })
  if (isListening) return
  isListening = true
  listenToOtherTabs((news) => {
    if (!store.get(securityAtom)) return
    // The session is still that of whom this window shows.
    if (news.kind === 'entering') void saveOpenDrafts()
    if (news.kind === 'acting' && (news.identity !== shownIdentity() || store.get(strangerAtom))) void checkIdentity()
    if (news.kind === 'left') {
      forgetLanguageChoice()
      reportSessionLost()
    }
  })
}

let checking: Promise<void> | undefined

/**
 * Asks who is signed in, and stops this window when that is not whom it shows; a window that has stopped goes on when it
 * is again. Nobody at all: the answer 401 leads to the login page.
 */
export function checkIdentity(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}

async function check(): Promise<void> {
  await refreshed()
  const shown = shownIdentity()
  if (shown === undefined) return
  const query = { user3Required: 'true', candidateRoles3Required: 'true' } as const
  // Without an answer nothing is known; every act is still refused by the server.
  const now = await call(getSecurity, { query, stating: '' }).catch(() => undefined)
  await refreshed()
  // This window itself has changed the role meanwhile.
  if (shownIdentity() !== shown) return check()
  if (now !== undefined) store.set(strangerAtom, identityOf(now) === shown ? undefined : now)
}
