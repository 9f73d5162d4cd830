import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enqueue, type Topic } from '../acts/enqueue.ts'
import { instantOf } from '../domain/clock.ts'
import { accept, issued, refuse } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { deliverOutbox, pauseAfter } from './outbox.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/** Delivers everything to one receiver and tells what arrived, in its order. */
async function deliver(take: () => Promise<void> = async () => undefined) {
  const arrived: { pkOutbox: string; topic: Topic; payload: unknown }[] = []
  const receive = (topic: Topic) => async (pkOutbox: string, payload: unknown) => {
    arrived.push({ pkOutbox, topic, payload })
    await take()
  }
  const { delivered, failed, dead } = await deliverOutbox(
    { database: t.database, clock: world.clock },
    { SMS: receive('SMS'), EMAIL: receive('EMAIL'), REPORT_SHCPE: receive('REPORT_SHCPE') },
  )
  return { arrived, delivered, failed, dead }
}

describe('product §2.6: what goes to the outer world', () => {
  test('is told of every ticket: issued, accepted, refused, of each topic the oldest first, with what it is about', async () => {
    const contact = { contactMobile: '13900000001', contactEmail: 'supplier@example.com' }
    const pkCorp = world.suppliers[0]?.fkCorp ?? ''
    await t.database.write((tx) => tx.updateTable('corp').set(contact).where('pkCorp', '=', pkCorp).execute())
    const first = await issued(world)
    const said = {
      template: 'TICKET_RECEIVED',
      params: [expect.any(String), expect.stringMatching(/^JP/), expect.any(String), expect.any(String)],
    }
    await accept(world, first.pkCredit)
    const second = await issued(world, { notifySupplier: false })
    await refuse(world, second.pkCredit)
    const { arrived } = await deliver()
    const reports = arrived.filter(({ topic }) => topic === 'REPORT_SHCPE')
    // Topics are delivered side by side: neither waits for the other.
    const payloadOf = (name: string) => arrived.filter(({ topic }) => topic === name).map(({ payload }) => payload)
    expect(payloadOf('SMS')).toEqual([{ mobile: '13900000001', ...said }])
    expect(payloadOf('EMAIL')).toEqual([{ email: 'supplier@example.com', ...said }])
    expect(reports.map(({ topic, payload }) => [topic, payload])).toEqual([
      ['REPORT_SHCPE', { event: 'ISSUED', pkCredit: first.pkCredit }],
      ['REPORT_SHCPE', { event: 'ACCEPTED', pkCredit: first.pkCredit }],
      ['REPORT_SHCPE', { event: 'ISSUED', pkCredit: second.pkCredit }],
      ['REPORT_SHCPE', { event: 'REFUSED', pkCredit: second.pkCredit }],
    ])
    const ids = arrived.map(({ pkOutbox }) => pkOutbox)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is tried 20 times with the same id, ever more seldom, and then kept with its last error for a person', async () => {
    await issued(world, { notifySupplier: false })
    const ids = new Set<string>()
    const pauses: number[] = []
    const unreachable = () => Promise.reject(new Error('unreachable'))
    for (let tries = 1; tries <= 20; tries += 1) {
      const { arrived, failed, dead } = await deliver(unreachable)
      expect([failed, dead]).toEqual([1, tries === 20 ? 1 : 0])
      for (const { pkOutbox } of arrived) ids.add(pkOutbox)
      world.clock.advance(pauseAfter(tries) - 1)
      expect((await deliver()).arrived).toEqual([])
      world.clock.advance(1)
      pauses.push(pauseAfter(tries) / 60_000)
    }
    world.clock.advanceDays(30)
    expect(await deliver()).toEqual({ arrived: [], delivered: 0, failed: 0, dead: 0 })
    expect(ids.size).toBe(1)
    expect(pauses.slice(0, 11)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
    const kept = await t.database.read.selectFrom('outbox').select(['deliveredAt', 'dueAt', 'lastError']).execute()
    expect(kept).toEqual([{ deliveredAt: null, dueAt: null, lastError: 'Error: unreachable' }])
  })

  test('is delivered once by three servers that look at the same time, in more than one batch', async () => {
    const waiting = await fill(60)
    const slow = () => new Promise<void>((resume) => setTimeout(resume, 1))
    const all = (await Promise.all([deliver(slow), deliver(slow), deliver(slow)])).flatMap(({ arrived }) => arrived)
    expect(all.map(({ pkOutbox }) => pkOutbox).sort()).toEqual(waiting)
  })

  test('comes back when the server that had claimed it is gone, and is not taken back by a server that comes late', async () => {
    await fill(1)
    let fail: (error: Error) => void = () => undefined
    let late: Promise<unknown> = Promise.resolve()
    await new Promise<void>((hasIt) => {
      late = deliver(() => new Promise((_, reject) => ((fail = reject), hasIt())))
    })
    expect((await deliver()).arrived).toEqual([])
    world.clock.advance(10 * 60_000)
    expect((await deliver()).delivered).toBe(1)
    fail(new Error('too late'))
    await late
    world.clock.advanceDays(30)
    expect((await deliver()).arrived).toEqual([])
  })

  test('keeps a message that comes later from waiting for one that fails', async () => {
    await fill(25)
    const [first] = (await deliver(() => Promise.reject(new Error('unreachable')))).arrived
    const [later] = await fill(1)
    expect((await deliver()).arrived.map(({ pkOutbox }) => pkOutbox)).toEqual([later])
    expect(first?.pkOutbox).not.toBe(later)
  })
})

/** Messages of the outer world, by themselves. @returns their ids, in order. */
async function fill(count: number): Promise<string[]> {
  const known = new Set(await ids())
  await t.database.write(async (tx) => {
    for (let i = 0; i < count; i += 1) {
      const said = { mobile: '13900000001', template: 'FIRST_PASSWORD', params: [String(i)] } as const
      await enqueue({ tx, at: instantOf(world.clock) }, 'SMS', said)
    }
  })
  return (await ids()).filter((id) => !known.has(id))
}

const ids = async () =>
  (await t.database.read.selectFrom('outbox').select('pkOutbox').orderBy('pkOutbox').execute()).map(
    ({ pkOutbox }) => pkOutbox,
  )
