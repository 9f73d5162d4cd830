import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createJobs, type JobName } from './schedule.ts'
import { asTurn, lastTurns, tidyTurns } from './turns.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

const clock = testClock()
const job = () => ({ database: t.database, clock })
const states = async () => {
  const turns = await lastTurns(t.database.read, instantOf(clock))
  return Object.fromEntries(turns.map(({ name, state, beganAt, endedAt }) => [name, [state, beganAt, endedAt]]))
}

const outcomes = async () => Object.fromEntries(Object.entries(await states()).map(([name, [state]]) => [name, state]))

test('a job that runs shows as running, whichever server ended one meanwhile; then how it has ended', async () => {
  const began = instantOf(clock)
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const first = asTurn(job(), { name: 'daily', holder: 'A' }, () => over)
  await expect.poll(states, { timeout: 15_000 }).toEqual({ daily: ['RUNS', began, null] })
  clock.advance(1000)
  await asTurn(job(), { name: 'daily', holder: 'B' }, async () => undefined)
  expect(await states()).toEqual({ daily: ['RUNS', began, null] })
  clock.advance(1000)
  end()
  await first
  expect(await outcomes()).toEqual({ daily: 'DONE' })
  await expect(asTurn(job(), { name: 'daily', holder: 'B' }, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  await asTurn(job(), { name: 'outbox', holder: 'B' }, async (partFailed) => partFailed())
  expect(await outcomes()).toEqual({ daily: 'FAILED', outbox: 'FAILED' })
})

test('one whose server was killed has broken off, and is forgotten a day later', async () => {
  void asTurn(job(), { name: 'audit', holder: 'C' }, () => new Promise(() => {}))
  await expect.poll(async () => (await states())['audit']?.[0], { timeout: 15_000 }).toBe('RUNS')
  clock.advance(MINUTE_MS)
  expect((await states())['audit']?.[0]).toBe('BROKE_OFF')
  clock.advance(DAY_MS)
  await tidyTurns(job())
  expect(await states()).toEqual({})
})

test('the jobs of a server tell of their runs', async () => {
  const failed: JobName[] = []
  const report = { began: () => () => undefined, failed: (name: JobName) => void failed.push(name) }
  const receivers = { SMS: async () => undefined } as never
  const jobs = createJobs({ ...job(), receivers }, report)
  await jobs.start()
  jobs.runNow('outbox')
  await jobs.stop()
  expect(failed).toEqual([])
  expect(await outcomes()).toEqual({ daily: 'DONE', outbox: 'DONE', tallies: 'DONE', audit: 'DONE' })
})
