import { type AnalyticsFact, mayRecord } from '@jinpiao/contract/analytics'
import type { DataRouter } from 'react-router-dom'
import { observe } from '#portal/http/observed.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { i18n } from '#portal/i18n.ts'
import { platformAtom } from '#portal/parts/platform.ts'
import { themeAtom } from '#portal/parts/preferences.ts'
import { sizeClassAtom } from '#portal/session/screen.ts'
import { securityAtom, store, strangerAtom } from '#portal/session/store.ts'
import { browserEventStore } from './eventStore.ts'
import { factOf, wholeMs } from './facts.ts'
import { measureFirstLoad } from './firstLoad.ts'
import { followPages } from './pages.ts'
import { createRecorder } from './recorder.ts'
import { aloneInBrowser, sendToServer } from './send.ts'
import { createSender } from './sender.ts'
import { forgetUsageSession } from './usageSession.ts'

/** Who is shown and signed in, whatever he has chosen. */
const person = () => (store.get(strangerAtom) ? undefined : store.get(securityAtom)?.user3)

/** Whose use is recorded now: of whom the page shows, where platform and person allow it. */
function owner(): string | undefined {
  const user = person()
  const setting = store.get(platformAtom)?.analytics ?? 'OFF'
  return user && mayRecord(setting, user.analytics) ? user.personId : undefined
}

/**
 * Records how the portal is used (spec §9) from now on, and sends it by and by. Nothing waits for any of it.
 * @param shownAt since when the present page is shown.
 */
export function startAnalytics(router: Pick<DataRouter, 'subscribe' | 'state'>, shownAt?: number): void {
  const { analyticsCap, analyticsSessionMs } = store.get(platformAtom) ?? {}
  const events = browserEventStore(analyticsCap)
  const sender = createSender({ store: events, owner, send: sendToServer, alone: aloneInBrowser })
  const recorder = createRecorder({
    store: events,
    sender,
    owner,
    now: serverNow,
    sessionMs: analyticsSessionMs,
    look: (): AnalyticsFact => ({
      type: 'view',
      route: pages.route(),
      theme: store.get(themeAtom) ?? 'system',
      language: i18n.language === 'en-US' ? 'en-US' : 'zh-CN',
      sizeClass: store.get(sizeClassAtom),
      lessMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      moreContrast: matchMedia('(prefers-contrast: more)').matches,
    }),
  })
  const { track } = recorder
  const pages = followPages(router, track, shownAt)

  forgetUnwanted()
  store.sub(securityAtom, forgetUnwanted)
  observe((observed) => {
    const fact = factOf(observed, pages.route())
    if (fact) track(fact)
  })
  addEventListener('error', () => track({ type: 'problem', route: pages.route(), kind: 'script' }))
  measureFirstLoad((vital, ms) =>
    track({ type: 'vital', route: pages.route(), vital, ms: wholeMs(ms), sizeClass: store.get(sizeClassAtom) }),
  )
  addEventListener('online', sender.online)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    pages.tell()
    void recorder.keep().then(sender.flush, () => {})
  })
  // What a visit before has left.
  sender.wake()

  /** Switched off, nothing is kept: of the person, or where the platform has switched it off of anybody. */
  function forgetUnwanted() {
    const user = person()
    if (user === undefined || owner() !== undefined) return
    recorder.forget()
    forgetUsageSession()
    const isOff = store.get(platformAtom)?.analytics === 'OFF'
    const forgotten = isOff ? events.clear() : events.removeOf(user.personId)
    forgotten.catch(() => {})
  }
}
