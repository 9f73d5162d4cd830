import { stat } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseAway, EVERY_MS, type OutageReport, watchPart } from './watch.ts'

const told: unknown[] = []
const report: OutageReport = {
  began: (error) => told.push(['began', (error as Error).message]),
  ended: (outage) => told.push(['ended', outage]),
}
const wall = { now: () => Date.now() }
const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

let answer: () => Promise<void>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  told.length = 0
  answer = async () => undefined
})
afterEach(() => vi.useRealTimers())
const watch = () => watchPart(() => answer(), wall, report, { patienceMs: 3000, everyMs: EVERY_MS })

test('an outage is told once when it begins and once when it ends, with how long it was and whom it refused', async () => {
  const watched = watch()
  answer = () => Promise.reject(lost())
  await vi.advanceTimersByTimeAsync(5000)
  expect(watched.awaySince).toBe(Date.now())
  for (let refused = 0; refused < 7; refused += 1) watched.failed(new DatabaseAway())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([['began', 'connect ECONNREFUSED']])
  answer = async () => undefined
  await vi.advanceTimersByTimeAsync(1000)
  expect(watched.awaySince).toBeUndefined()
  expect(told[1]).toEqual(['ended', { seconds: 21, refused: 7 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(2)
  watched.stop()
})

test('a database that says nothing is away, and a request that failed for it asks at once', async () => {
  const watched = watch()
  answer = () => new Promise(() => undefined)
  watched.failed(lost())
  await vi.advanceTimersByTimeAsync(2999)
  expect(watched.awaySince).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await turn()
  expect(watched.awaySince).toBe(Date.now())
  expect(told).toEqual([['began', 'No answer within 3000 ms']])
  watched.stop()
})

test('what is no outage asks nothing, and who has stopped tells nothing', async () => {
  const asked = vi.fn(async () => undefined)
  answer = asked
  const watched = watch()
  watched.failed(Object.assign(new Error('lock'), { code: '55P03' }))
  expect(asked).not.toHaveBeenCalled()
  answer = () => Promise.reject(lost())
  watched.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await watched.look(), told]).toEqual([false, []])
})

test('an answer that came while the process was busy with itself is one', async () => {
  vi.useRealTimers()
  const watched = watchPart(() => stat('.').then(() => undefined), wall, report, { patienceMs: 30, everyMs: EVERY_MS })
  const answered = watched.look()
  const end = Date.now() + 150
  while (Date.now() < end);
  expect([await answered, told]).toEqual([true, []])
  watched.stop()
})
