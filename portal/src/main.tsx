import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadPlatform } from './app/platform.ts'
import { createPortalRouter, firstPage } from './app/router.tsx'
import { startTexts } from './i18n.ts'
import { hasOpenDraft } from './session/drafts.ts'
import { inPortal, loginAddress } from './session/address.ts'
import { watchScreen } from './session/screen.ts'
import { whenSessionIsLost } from './session/sessionLost.ts'
import { securityAtom, store } from './session/store.ts'
import { clearStoredRole } from './session/storedRole.ts'

await Promise.all([loadPlatform(), startTexts()])
watchScreen()
const router = createPortalRouter()
let isLeaving = false

// Only whoever was signed in can lose a session; before that a 401 is the answer to "who am I?".
whenSessionIsLost(() => {
  if (!store.get(securityAtom) || isLeaving) return
  isLeaving = true
  clearStoredRole()
  const { pathname, search } = location
  const address = loginAddress({ redirect: inPortal(pathname) + search, expired: true, saved: hasOpenDraft() })
  // The page stays until the login page stands in its place: it is made for somebody who is signed in.
  void router.navigate(address).finally(() => {
    store.set(securityAtom, null)
    isLeaving = false
  })
})

await firstPage(router)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<App router={router} />)
