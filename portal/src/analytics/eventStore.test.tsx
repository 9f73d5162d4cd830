import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import { beforeEach, expect, it } from 'vitest'
import { browserEventStore, type EventStore } from './eventStore.ts'

let store: EventStore
beforeEach(async () => {
  store = browserEventStore(0, { name: 'jinpiao-analytics-test', cap: 5 })
  await store.clear()
})
const events = (...ids: string[]) => ids.map((id) => ({ id }) as unknown as AnalyticsEvent)
const left = async (owner: string, limit = 100) => (await store.oldest(owner, limit)).map(({ id }) => id)

it('spec §9: unsent events are kept, the oldest first; over the cap the oldest go, whosesoever they are', async () => {
  expect(await store.add('P1', events('A1', 'B2', 'D4'))).toBe(0)
  expect(await store.add('P2', events('C3', 'E5'))).toBe(0)
  expect(await store.add('P2', events('F6', 'G7', 'H8'))).toBe(3)
  expect([await left('P1'), await left('P2')]).toEqual([['D4'], ['E5', 'F6', 'G7', 'H8']])
  expect(await left('P2', 2)).toEqual(['E5', 'F6'])
})

it('an event that is stored twice is one; what was sent goes, and nothing of anybody else', async () => {
  await store.add('P1', events('A1', 'B2'))
  await store.add('P1', events('B2'))
  await store.add('P2', events('A1'))
  await store.remove('P1', ['A1'])
  expect([await left('P1'), await left('P2')]).toEqual([['B2'], ['A1']])
  await store.removeOf('P1')
  expect([await left('P1'), await left('P2')]).toEqual([[], ['A1']])
})

it('another page of the browser has them, too: they survive a crash', async () => {
  await store.add('P1', events('A1'))
  const next = browserEventStore(0, { name: 'jinpiao-analytics-test', cap: 5 })
  expect((await next.oldest('P1', 100)).map(({ id }) => id)).toEqual(['A1'])
})
