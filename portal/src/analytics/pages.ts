import type { AnalyticsFact } from '@jinpiao/contract/analytics'
import type { DataRouter } from 'react-router-dom'
import type { RoutePath } from '#portal/routes/routes.ts'
import { routeAt } from './facts.ts'

const DAY_MS = 86_400_000
const whole = (ms: number) => Math.min(Math.max(Math.round(ms), 0), DAY_MS)

interface Visit {
  route: RoutePath
  from: RoutePath | undefined
  shownAt: number
  loadMs: number | undefined
}

/**
 * Follows which page is shown. A visit is told when it ends, or when the window is first hidden: whether it is seen again
 * nobody knows.
 */
export function followPages(router: Pick<DataRouter, 'subscribe' | 'state'>, track: (fact: AnalyticsFact) => void) {
  let visit: Visit = { route: routeAt(router.state.location.pathname), from: undefined, shownAt: 0, loadMs: undefined }
  let isTold = false
  let leftAt: number | undefined

  function tell() {
    if (isTold) return
    isTold = true
    const { route, from, shownAt, loadMs } = visit
    track({
      type: 'page',
      route,
      ms: whole(performance.now() - shownAt),
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
      visit = { route, from: visit.route, shownAt: now, loadMs: leftAt === undefined ? undefined : whole(now - leftAt) }
      isTold = false
    }
    leftAt = undefined
  })
  return { route: () => visit.route, tell }
}
