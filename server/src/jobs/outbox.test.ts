import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accept, issued, refuse } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { deliverOutbox, type OutboxPort } from './outbox.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/** Delivers everything to one receiver and tells what arrived, in its order. */
async function deliver(port: OutboxPort = async () => undefined) {
  const arrived: Parameters<OutboxPort>[0][] = []
  const receive: OutboxPort = async (message) => {
    arrived.push(message)
    await port(message)
  }
  const { delivered, failed } = await deliverOutbox(
    { database: t.database, clock: world.clock },
    { SMS: receive, REPORT_SHCPE: receive },
  )
  return { arrived, delivered, failed }
}

describe('product §2.6: what goes to the outer world', () => {
  test('is told of every ticket: issued, accepted, refused, oldest first, with what it is about', async () => {
    const first = await issued(world)
    await accept(world, first.pkCredit)
    const second = await issued(world, { notifySupplier: false })
    await refuse(world, second.pkCredit)
    const { arrived } = await deliver()
    expect(arrived.map(({ topic, payload }) => [topic, payload])).toEqual([
      ['SMS', { fkCorp: world.suppliers[0]?.fkCorp, pkCredit: first.pkCredit }],
      ['REPORT_SHCPE', { event: 'ISSUED', pkCredit: first.pkCredit }],
      ['REPORT_SHCPE', { event: 'ACCEPTED', pkCredit: first.pkCredit }],
      ['REPORT_SHCPE', { event: 'ISSUED', pkCredit: second.pkCredit }],
      ['REPORT_SHCPE', { event: 'REFUSED', pkCredit: second.pkCredit }],
    ])
    const ids = arrived.map(({ pkOutbox }) => pkOutbox)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is tried 20 times, with the same id each time, and then waits for a person', async () => {
    await issued(world, { notifySupplier: false })
    const ids = new Set<string>()
    const unreachable = () => Promise.reject(new Error('unreachable'))
    for (let tries = 0; tries < 20; tries += 1) {
      const { arrived, failed } = await deliver(unreachable)
      expect(failed).toBe(1)
      for (const { pkOutbox } of arrived) ids.add(pkOutbox)
    }
    expect(await deliver()).toEqual({ arrived: [], delivered: 0, failed: 0 })
    expect(ids.size).toBe(1)
  })
})
