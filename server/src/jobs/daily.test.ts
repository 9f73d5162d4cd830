import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { accept, draft, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { runDaily } from './daily.ts'
import { deliverOutbox } from './outbox.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state
const ticketState = async (pkCredit: string) =>
  (await t.database.read.selectFrom('ticket').select('state').where('pkCredit', '=', pkCredit).executeTakeFirst())
    ?.state
const frozen = async () =>
  (
    await t.database.read
      .selectFrom('credit_limit')
      .select('frozenFen')
      .where('pkLimit', '=', world.limits.main)
      .executeTakeFirst()
  )?.frozenFen
const audited = async (target: string) =>
  (await t.database.read.selectFrom('audit_log').select('action').where('target', '=', target).execute()).map(
    (row) => row.action,
  )
const job = () => ({ database: t.database, clock: world.clock })

describe('what time does (product §2.6)', () => {
  test('product §2.3, §2.4: after 15 days pending applications expire, unanswered tickets lapse, limits are free', async () => {
    const waiting = await draft(world)
    await submit(world, waiting)
    const { pkApply, pkCredit } = await issued(world)
    world.clock.advanceDays(15)
    await runDaily(job())
    expect([await stateOf(waiting), await ticketState(pkCredit)]).toEqual(['PENDING_DIRECTOR', 'PENDING_ACCEPT'])
    world.clock.advance(1)
    await runDaily(job())
    expect([await stateOf(waiting), await frozen()]).toEqual(['EXPIRED', 0n])
    expect([await ticketState(pkCredit), await stateOf(pkApply)]).toEqual(['LAPSED', 'EXPIRED'])
    await expectInvariants(t.database)
  })

  test('product §2.4, I29: tickets fall due, are overdue after three working days, and suspend the issuer', async () => {
    // A Friday: three working days after it end on Wednesday.
    const promisedDate = '2026-12-18'
    const { pkCredit } = await issued(world, { promisedDate })
    await accept(world, pkCredit)
    const until = async (day: string) => {
      while (todayOf(world.clock) < day) world.clock.advanceDays(1)
      await runDaily(job())
      return ticketState(pkCredit)
    }
    expect(await until(addDays(promisedDate, -1))).toBe('HELD')
    expect(await until(promisedDate)).toBe('DUE')
    expect(await until('2026-12-23')).toBe('DUE')
    expect(await until('2026-12-24')).toBe('OVERDUE')
    const pkApply = await draft(world)
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000120' })
    expect(await audited(`corp:${world.core}`)).toEqual(['CORP.SUSPEND'])
    await expectInvariants(t.database)
  })

  test('I23: a limit that ends is in the audit log, once', async () => {
    // The world's third limit ended before it began.
    await runDaily(job())
    expect(await audited(`limit:${world.limits.expired}`)).toEqual(['LIMIT.EXPIRE'])
    expect(await audited(`limit:${world.limits.small}`)).toEqual([])
  })

  test('running twice on one day sends nothing twice', async () => {
    const count = async () => (await t.database.read.selectFrom('message').select('pkMessage').execute()).length
    await runDaily(job())
    const before = await count()
    await runDaily(job())
    expect(await count()).toBe(before)
  })

  test('the outbox keeps what could not be delivered and tries again', async () => {
    let fail = true
    const ports = {
      SMS: async () => {},
      EMAIL: async () => {},
      REPORT_SHCPE: async (_: string, { event }: { event: string }) => {
        if (fail && event === 'ISSUED') throw new Error('unreachable')
      },
    }
    const first = await deliverOutbox(job(), ports)
    expect([first.delivered > 0, first.failed > 0]).toEqual([true, true])
    fail = false
    world.clock.advance(60_000)
    expect(await deliverOutbox(job(), ports)).toEqual({ delivered: first.failed, failed: 0, dead: 0 })
    expect(await deliverOutbox(job(), ports)).toEqual({ delivered: 0, failed: 0, dead: 0 })
  })
})
