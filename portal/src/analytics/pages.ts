import type { AnalyticsFact } from '@jinpiao/contract/analytics'
import type { DataRouter } from 'react-router-dom'
import type { RoutePath } from '#portal/routes/routes.ts'
import { routeAt, wholeMs } from './facts.ts'

interface Visit {
  route: RoutePath
  from: RoutePath | undefined
  shownAt: number
  loadMs: number | undefined
}

/**
 * Follows which page is shown. A visit is told when it ends, or when the window is first hidden: whether it is seen again
 * nobody knows.
 * @param shownAt since when the present page is shown, by `performance.now()`; the login before it is no part of it.
 */
export function followPages(
  router: Pick<DataRouter, 'subscribe' | 'state'>,
  track: (fact: AnalyticsFact) => void,
  shownAt = 0,
) {
  let visit: Visit = { route: routeAt(router.state.location.pathname), from: undefined, shownAt, loadMs: undefined }
  let isTold = false
  let leftAt: number | undefined

  function tell() {
    if (isTold) return
    isTold = true
    const { route, from, shownAt, loadMs } = visit
    track({
      type: 'page',
      route,
      ms: wholeMs(performance.now() - shownAt),
      ...(loadMs !== undefined && { loadMs }),
      ...(from && { from }),
    })
  }
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') {
      leftAt ??= performance.now()
      return
    }
    const route = routeAt(location.pathname)
    const now = performance.now()
    if (route !== visit.route) {
      tell()
      visit = {
        route,
        from: visit.route,
        shownAt: now,
        loadMs: leftAt === undefined ? undefined : wholeMs(now - leftAt),
      }
      isTold = false
    }
    leftAt = undefined
  })
  return { route: () => visit.route, tell }
}
