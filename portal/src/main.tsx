import { setClock } from '@jinpiao/ui-kit/lib/clock'
import { createRoot } from 'react-dom/client'
import { App } from '#portal/app/App.tsx'
import { loginElsewhere } from '#portal/app/loginElsewhere.ts'
import { recordUsage } from '#portal/app/recordUsage.ts'
import { createPortalRouter, firstPage } from '#portal/app/router.tsx'
import { chunk } from '#portal/chunk.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { connectSession } from '#portal/http/sessionHooks.ts'
import { loadPlatform } from '#portal/parts/platform.ts'
import { leaveForLogin } from '#portal/session/leaveForLogin.ts'
import { watchScreen } from '#portal/session/screen.ts'
import { identityOf, securityAtom, store } from '#portal/session/store.ts'
import { startTexts } from './i18n.ts'

/** A function: with an `await` of the module itself the bundler keeps a file of 50 bytes before each page. */
async function start(): Promise<void> {
  setClock(serverNow)
  await Promise.all([loadPlatform(), startTexts()])
  watchScreen()
  const router = createPortalRouter()
  connectSession({
    isSignedIn: () => Boolean(store.get(securityAtom)),
    currentUser: () => store.get(securityAtom)?.user3?.userId,
    shownIdentity: () => identityOf(store.get(securityAtom)),
    onOtherIdentity: () =>
      void chunk(import('#portal/session/identity.ts')).then(({ checkIdentity }) => checkIdentity()),
    onLost: leaveForLogin(async (address) => {
      const elsewhere = loginElsewhere(address)
      if (elsewhere === undefined) await router.navigate(address)
      else location.assign(elsewhere)
    }),
  })

  await firstPage(router)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(<App router={router} />)
  recordUsage(router)
  // A browser begins to translate when the page stands.
  chunk(import('@jinpiao/ui-kit/lib/surviveTranslation')).then(
    ({ surviveTranslation }) => surviveTranslation(),
    () => {},
  )
}

void start()
