import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { accept, issued } from '../testing/steps.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld } from '../testing/world.ts'
import { eachByItself } from './eachByItself.ts'
import { withLease } from './lease.ts'
import { remindMaturities } from './maturity.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

/** Work that ends when it is told to. `begun`: the lease is taken. */
function held() {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const work = () => {
    begun.resolve()
    return ended.promise
  }
  return { work, begun: begun.promise, end: ended.resolve }
}

describe('a job of several servers', () => {
  test('runs on one of them at a time, and again when it is done or has failed', async () => {
    const job = { database: t.database, clock: testClock() }
    const { work, begun, end } = held()
    const first = withLease(job, 'daily', work)
    await begun
    expect(await withLease(job, 'daily', async () => undefined)).toBeUndefined()
    expect(await withLease(job, 'another', async () => undefined)).toBeDefined()
    end()
    expect(await first).toBeDefined()
    await expect(withLease(job, 'daily', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await withLease(job, 'daily', async () => undefined)).toBeDefined()
  })

  test('runs elsewhere when its server is gone; who comes back late takes nothing from the next', async () => {
    const job = { database: t.database, clock: testClock() }
    const lost = held()
    const first = withLease(job, 'lost', lost.work)
    await lost.begun
    job.clock.advance(30_000)
    const next = held()
    const second = withLease(job, 'lost', next.work)
    await next.begun
    lost.end()
    await first
    expect(await withLease(job, 'lost', async () => undefined)).toBeUndefined()
    next.end()
    expect(await second).toBeDefined()
  })

  test('an item that fails keeps no other from its turn, and is told at the end', async () => {
    const done: number[] = []
    const work = eachByItself([1, 2, 3], async (item) => {
      if (item === 2) throw new Error('the second')
      done.push(item)
      return true
    })
    await expect(work).rejects.toMatchObject({ message: '1 of 3 failed', errors: [new Error('the second')] })
    expect(done).toEqual([1, 3])
  })

  test('two servers that remind at the same time send one message to each person', async () => {
    const world = await createWorld(t.database)
    const job = { database: t.database, clock: world.clock }
    const { pkCredit } = await issued(world, { promisedDate: addDays(todayOf(world.clock), 40) })
    await accept(world, pkCredit)
    world.clock.advanceDays(10)
    await Promise.all([remindMaturities(job), remindMaturities(job)])
    const rows = await t.database.read
      .selectFrom('message')
      .select('userId')
      .where('target', '=', `reminder:${pkCredit}:30`)
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
  })
})
