import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { findDrift } from '../acts/tallies.ts'
import { openDatabase } from '../db/database.ts'
import { createFilledWorld } from '../testing/fill.ts'
import { plainWorld } from '../testing/plainWorld.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import type { World } from '../testing/world.ts'
import { runDailyAmong } from './daily.ts'
import { type Each, eachInGroups } from './each.ts'
import { moveMaturities } from './maturity.ts'

/** They fall due on one day: more than a group, and than a page of what a second server takes from it. */
const DUE = 240
const DAY = '2026-11-24'
const dailyWork = fileURLToPath(new URL('../testing/dailyWork.ts', import.meta.url))

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createFilledWorld(t.database, DUE, { day: DAY, count: DUE })
  world.clock.advanceDays(3)
})
afterAll(() => t.drop())

/** Work on items that only the audit log knows of. */
const each = (keys: readonly string[], work: Each<string>['work']): Each<string> => ({
  find: async (_, page) =>
    'keys' in page ? page.keys : keys.filter((key) => key > page.after).slice(0, Math.min(page.limit, 100)),
  key: (key) => key,
  corp: () => world.core,
  work,
})

const keysOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}:${String(index).padStart(4, '0')}`)

const auditedOf = async (name: string) => {
  const entries = t.database.read.selectFrom('audit_log').select('target').where('target', 'like', `${name}:%`)
  return (await entries.orderBy('target').execute()).map(({ target }) => target)
}

const expectWhole = async () => {
  expect(await findDrift(t.database.read)).toEqual([])
  expect((await verifyAudit(t.database.read)).broken).toEqual([])
}

describe('work in groups', () => {
  test('one that fails is undone alone, and told at the end; the others of its group are done, once', async () => {
    const keys = keysOf('fails', 250)
    const bad = new Set([keys[0], keys[13], keys[14], keys[249]])
    const done = eachInGroups(
      world,
      each(keys, async ({ facts }, key) => {
        facts.push({ action: 'TEST', target: key })
        if (bad.has(key)) throw new Error(key)
        return key.endsWith('0')
      }),
    )
    await expect(done).rejects.toMatchObject({ message: '4 failed', errors: [...bad].map((key) => new Error(key)) })
    expect(await auditedOf('fails')).toEqual(keys.filter((key) => !bad.has(key)))
    await expectWhole()
  })

  test('says for how many something was done', async () => {
    expect(
      await eachInGroups(
        world,
        each(keysOf('counts', 120), async (_, key) => key.endsWith('0')),
      ),
    ).toBe(12)
  })

  test('an act that comes meanwhile has its turn before the work is over', async () => {
    const order: string[] = []
    let act: Promise<void> | undefined
    const work = eachInGroups(
      world,
      each(keysOf('turns', 1000), async ({ tx, facts }, key) => {
        act ??= t.database
          .write((own) => own.insertInto('setting').values({ name: 'ukeyControl', value: 'on' }).execute())
          .then(() => void order.push('act'))
        await tx.selectFrom('ticket').selectAll().limit(20).execute()
        facts.push({ action: 'TEST', target: key })
        return true
      }),
    ).then(() => order.push('work'))
    await Promise.all([work, act])
    expect(order).toEqual(['act', 'work'])
  })
})

const dueTold = () =>
  t.database.read
    .selectFrom('message')
    .select(['target', 'userId', 'notice'])
    .where('notice', 'in', ['TICKET_DUE', 'TICKET_HELD_TODAY'])
    .execute()

const countDue = async () =>
  (await t.database.read.selectFrom('ticket').select('pkCredit').where('state', '=', 'DUE').execute()).length

describe('a day on which much falls due', () => {
  test('killed in the middle, nothing is lost, and the next run repeats nothing', async () => {
    const argument = JSON.stringify({ location: t.location, world: plainWorld(world) })
    const child = spawn(process.execPath, ['--no-warnings', dailyWork, argument], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    while ((await countDue()) === 0 && child.exitCode === null) await setTimeout(5)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const before = await countDue()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(DUE)
    expect((await verifyAudit(t.database.read)).broken).toEqual([])
  })

  test('servers share it: each ticket falls due once, and the chains, the sums and the messages are those of one', async () => {
    const other = openDatabase(t.location)
    const left = DUE - (await countDue())
    const moved = await Promise.all([moveMaturities(world), moveMaturities({ ...world, database: other })])
    expect(moved.reduce((sum, { due }) => sum + due, 0)).toBe(left)
    if (t.database.dialect === 'postgres') for (const { due } of moved) expect(due).toBeGreaterThan(0)
    expect(await countDue()).toBe(DUE)
    await Promise.all([runDailyAmong(world), runDailyAmong({ ...world, database: other })])
    await runDailyAmong(world)
    await other.close()
    const changes = await t.database.read
      .selectFrom('audit_log')
      .select('target')
      .where('action', '=', 'TICKET.CHANGE')
      .execute()
    expect([changes.length, new Set(changes.map(({ target }) => target)).size]).toEqual([DUE, DUE])
    const told = await dueTold()
    expect(new Set(told.map(({ target, userId, notice }) => `${notice} ${target} ${userId}`)).size).toBe(told.length)
    expect(new Set(told.flatMap(({ target, notice }) => (notice === 'TICKET_DUE' ? [target] : []))).size).toBe(DUE)
    await expectWhole()
  })
})
