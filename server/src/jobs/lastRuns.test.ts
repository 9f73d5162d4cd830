import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { inLastRuns, keepLastRuns, lastRuns } from './lastRuns.ts'
import { toldAll } from './schedule.ts'

const clock = testClock()
let t: TestDatabase
beforeEach(async () => {
  t = await createTestDatabase()
})
afterEach(() => t.drop())
const job = () => ({ database: t.database, clock })
const told = async () =>
  (await lastRuns(t.database.read, clock.now())).map(({ name, outcome, error }) => [name, outcome, error])

test('a run is kept with how it ended, and the next one begins anew', async () => {
  const report = toldAll([keepLastRuns(job())])
  const first = report.began('daily')
  report.failed('daily', new Error('one ticket could not fall due'))
  await first()
  expect(await told()).toEqual([['daily', 'FAILED', 'one ticket could not fall due']])
  clock.advance(1)
  await report.began('daily')()
  expect(await told()).toEqual([['daily', 'DONE', '']])
})

test('a run that throws has failed, and throws', async () => {
  await expect(inLastRuns(job(), 'outbox', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await told()).toEqual([['outbox', 'FAILED', 'away']])
})

test('one of two servers that began before is not the last run, though it ends later', async () => {
  const [one, other] = [keepLastRuns(job()), keepLastRuns(job())]
  const early = one.began('daily')
  clock.advance(1)
  const late = other.began('daily')
  other.failed('daily', new Error('of the later one'))
  await late()
  await early()
  expect(await told()).toEqual([['daily', 'FAILED', 'of the later one']])
})

test('a long run is told while it runs; one whose server was ended has broken off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = keepLastRuns(job()).began('daily')
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(told).toEqual([['daily', 'RUNS', '']])
  clock.advance(120_000)
  expect(await told()).toEqual([['daily', 'BROKE_OFF', '']])
  await end()
  expect(await told()).toEqual([['daily', 'DONE', '']])
})
