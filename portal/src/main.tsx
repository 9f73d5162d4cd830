import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createPortalRouter, firstPage } from './app/router.tsx'
import { connectSession } from './http/sessionHooks.ts'
import { startTexts } from './i18n.ts'
import { loadPlatform } from './page/platform.ts'
import { leaveForLogin } from './session/leaveForLogin.ts'
import { watchScreen } from './session/screen.ts'
import { securityAtom, store } from './session/store.ts'

await Promise.all([loadPlatform(), startTexts()])
watchScreen()
const router = createPortalRouter()
connectSession({
  isSignedIn: () => Boolean(store.get(securityAtom)),
  currentUser: () => store.get(securityAtom)?.user3?.userId,
  onLost: leaveForLogin((address) => router.navigate(address)),
})

await firstPage(router)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<App router={router} />)
