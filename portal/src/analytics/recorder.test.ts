import type { AnalyticsEvent, AnalyticsFact } from '@jinpiao/contract/analytics'
import { analyticsEvent } from '@jinpiao/contract/analytics'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { createRecorder } from './recorder.ts'

const T = 1_795_000_000_000
const page: AnalyticsFact = { type: 'page', route: '/supplier/index', ms: 10 }
const view: AnalyticsFact = {
  type: 'view',
  route: '/supplier/index',
  theme: 'dark',
  language: 'zh-CN',
  sizeClass: 'WIDE',
  lessMotion: false,
  moreContrast: false,
}

let who: string | undefined
let stored: [owner: string, event: AnalyticsEvent][]
let dropped: number
const wake = vi.fn()
const recorder = () =>
  createRecorder({
    store: {
      add: async (owner, events) => {
        for (const event of events) stored.push([owner, event])
        return dropped
      },
    },
    sender: { wake },
    owner: () => who,
    now: () => T,
    look: () => view,
  })

beforeEach(() => {
  vi.useFakeTimers()
  openTab()
  who = 'P1'
  stored = []
  dropped = 0
  wake.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const types = () => stored.map(([owner, { type, seq }]) => [owner, type, seq])

it('a session begins with how the portal looks; every event is one that the server takes', async () => {
  const { track } = recorder()
  track(page)
  track(page)
  expect(stored, 'nothing waits for the store').toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(types()).toEqual([
    ['P1', 'page', 0],
    ['P1', 'view', 1],
    ['P1', 'page', 2],
  ])
  for (const [, event] of stored) expect(z.safeParse(analyticsEvent, event).error).toBeUndefined()
  expect(new Set(stored.map(([, { id }]) => id)).size).toBe(3)
  expect(wake).toHaveBeenCalledTimes(1)
})

it('how many were lost stands in the next event', async () => {
  const { track } = recorder()
  dropped = 2
  track(page)
  await vi.advanceTimersByTimeAsync(1000)
  dropped = 0
  track(page)
  track(page)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored.map(([, event]) => event.dropped)).toEqual([undefined, undefined, 2, undefined])
})

it('nothing is recorded of whom nobody may record, and what was in memory is not kept', async () => {
  const { track, forget } = recorder()
  who = undefined
  track(page)
  who = 'P1'
  track(page)
  forget()
  await vi.advanceTimersByTimeAsync(1000)
  track(page)
  who = undefined
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored).toEqual([])
})

it('what one person did is never stored as another’s', async () => {
  const { track } = recorder()
  track(page)
  who = 'P2'
  track(page)
  await vi.advanceTimersByTimeAsync(1000)
  expect(types()).toEqual([
    ['P2', 'page', 0],
    ['P2', 'view', 1],
  ])
})

it('a full storage breaks no page, and no event of the browser', () => {
  const { track } = recorder()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => track(page)).not.toThrow()
  vi.mocked(localStorage.setItem).mockRestore()
})

it('what breaks in every frame is told once a minute; refusals each time', async () => {
  let at = T
  const add = vi.fn(async (_: string, events: readonly AnalyticsEvent[]) => {
    for (const event of events) stored.push(['P1', event])
    return 0
  })
  const { track } = createRecorder({
    store: { add },
    sender: { wake },
    owner: () => who,
    now: () => at,
    look: () => view,
  })
  const broken: AnalyticsFact = { type: 'problem', route: '/supplier/index', kind: 'script' }
  const refused: AnalyticsFact = { type: 'problem', route: '/supplier/index', kind: 'refused', code: '01000302' }
  for (let frame = 0; frame < 600; frame++) {
    at += 100
    track(broken)
  }
  track(refused)
  track(refused)
  await vi.advanceTimersByTimeAsync(1000)
  const kinds = stored.flatMap(([, event]) => (event.type === 'problem' ? [event.kind] : []))
  expect(kinds).toEqual(['script', 'refused', 'refused'])
})
