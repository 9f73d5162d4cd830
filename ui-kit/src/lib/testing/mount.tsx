import { defaultPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { KitProvider } from '../../KitProvider/KitProvider.tsx'
import { forgetAnnouncements } from '../announce.ts'
import { forgetNotifications } from '../notify.ts'
import '../page.css.ts'
import { setFrameEnds } from './frameEnds.ts'

/** Colours that are still fading would be measured as neither the old nor the new. */
const still = '*, *::before, *::after { transition: none !important }'
let themed = false

/** Puts a story on the page as the portal would: theme, provider, `main`. */
export async function mount(Story: ComponentType, locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  setFrameEnds()
  forgetWords()
  if (!themed) {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: themeStylesheet(defaultPlatform) + still }),
    )
    themed = true
  }
  document.documentElement.dataset['theme'] = 'light'
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  // Committed when this returns: on a busy machine two frames may pass before React comes to it by itself.
  flushSync(() =>
    root.render(
      <KitProvider locale={locale}>
        <main style={{ padding: 24 }}>
          <Story />
        </main>
      </KitProvider>,
    ),
  )
  await frames()
  const unmount = () => {
    root.unmount()
    host.remove()
    forgetWords()
    ;(document.activeElement as HTMLElement | null)?.blur()
  }
  // A test that fails on the way leaves nothing to those after it.
  onTestFinished(unmount)
  return { main: host.querySelector('main') as HTMLElement, unmount }
}

/** What effects have asked for is rendered, and the browser has painted. */
export async function frames(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * What was shown or is still to be said: a test that counts announcements would hear those of the test before. Also what
 * react-aria says by itself (a calendar its month, 2025年10月), which stays for seven seconds in a region of its own: the
 * next file of this page would find it in the accessibility tree, on the days on which it is the next.
 */
function forgetWords() {
  forgetNotifications()
  forgetAnnouncements()
  for (const region of document.querySelectorAll('[data-live-announcer] [role=log]')) region.replaceChildren()
}
