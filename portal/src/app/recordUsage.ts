import type { DataRouter } from 'react-router-dom'
import { chunk } from '#portal/chunk.ts'
import { isBrowserOffline } from '#portal/http/errors.ts'
import { securityAtom, store } from '#portal/session/store.ts'

/** By then the first page stands and has what it needs. */
const AFTER_MS = 10_000

/** Loads what records the usage (spec §9), once somebody is signed in: no page waits for it, and the login has none of it. */
export function recordUsage(router: Pick<DataRouter, 'subscribe' | 'state'>): void {
  let shownAt = 0
  let { pathname } = router.state.location
  const unfollow = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    shownAt = performance.now()
  })
  const begin = () => {
    if (!store.get(securityAtom)) return
    stop()
    setTimeout(load, AFTER_MS)
  }
  const load = () => {
    // It cannot arrive now, and nobody has to read in the console that it did not.
    if (isBrowserOffline()) return addEventListener('online', load, { once: true })
    chunk(import('#portal/analytics/start.ts')).then(
      ({ startAnalytics }) => {
        unfollow()
        startAnalytics(router, shownAt)
      },
      () => {},
    )
  }
  const stop = store.sub(securityAtom, begin)
  begin()
}
