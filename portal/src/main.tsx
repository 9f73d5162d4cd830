import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadPlatform } from './app/platform.ts'
import { createPortalRouter, firstPage } from './app/router.tsx'
import { startTexts } from './i18n.ts'
import { hasOpenDraft } from './session/drafts.ts'
import { inPortal, loginAddress } from './session/address.ts'
import { watchScreen } from './session/screen.ts'
import { forgetSession } from './session/session.ts'
import { whenSessionIsLost } from './session/sessionLost.ts'
import { securityAtom, store } from './session/store.ts'

await Promise.all([loadPlatform(), startTexts()])
watchScreen()
const router = createPortalRouter()

// Only whoever was signed in can lose a session; before that a 401 is the answer to "who am I?".
whenSessionIsLost(() => {
  if (!store.get(securityAtom)) return
  const { pathname, search } = location
  const saved = hasOpenDraft()
  forgetSession()
  void router.navigate(loginAddress({ redirect: inPortal(pathname) + search, expired: true, saved }))
})

await firstPage(router)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<App router={router} />)
