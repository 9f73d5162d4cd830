import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadPlatform } from './app/platform.ts'
import { createPortalRouter, firstPage } from './app/router.tsx'
import { startTexts } from './i18n.ts'
import { leaveForLogin } from './session/leaveForLogin.ts'
import { watchScreen } from './session/screen.ts'
import { whenSessionIsLost } from './session/sessionLost.ts'

await Promise.all([loadPlatform(), startTexts()])
watchScreen()
const router = createPortalRouter()
whenSessionIsLost(leaveForLogin((address) => router.navigate(address)))

await firstPage(router)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<App router={router} />)
