import type { AnalyticsFact } from '@jinpiao/contract/analytics'
import type { DataRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPages } from './pages.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A router that is on a page, and how it goes to others. */
function portal(pathname: string) {
  let tell: (state: unknown) => void = () => {}
  const router = {
    state: { location: { pathname } },
    subscribe: (listener: typeof tell) => {
      tell = listener
      return () => {}
    },
  }
  const go = (to: string, loadMs: number) => {
    tell({ location: router.state.location, navigation: { state: 'loading' } })
    vi.advanceTimersByTime(loadMs)
    tell({ location: { pathname: to }, navigation: { state: 'idle' } })
  }
  return { router: router as unknown as DataRouter, go }
}

it('a visit is as long as its page was shown; the login before the first one is no part of it', () => {
  const told: AnalyticsFact[] = []
  vi.advanceTimersByTime(600_000)
  const { router, go } = portal('/cv3/supplier/index')
  followPages(router, (fact) => told.push(fact), performance.now() - 10_000)
  vi.advanceTimersByTime(5_000)
  go('/cv3/my/account/info', 300)
  vi.advanceTimersByTime(2_000)
  go('/cv3/supplier/index', 100)
  expect(told).toEqual([
    { type: 'page', route: '/supplier/index', ms: 15_300 },
    { type: 'page', route: '/my/account/info', ms: 2_100, loadMs: 300, from: '/supplier/index' },
  ])
})
