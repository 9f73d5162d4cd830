import { type FlowRow, flows, ticketForms } from '@jinpiao/contract/flow'
import { noticeText } from '@jinpiao/contract/notices'
import { ticketRefusal } from '@jinpiao/contract/ticketRules'
import { addDays } from '@jinpiao/values/days'
import { addWorkingDays, isWorkingDay } from '@jinpiao/values/workingDays'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holidays } from '../acts/holidays.ts'
import { todayOf } from '../domain/clock.ts'
import { accept, draftTransfer, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { CLOSING_NOTICE_WORKING_DAYS, closingOn, moveMaturities, remindMaturities } from './maturity.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

test('I7: the issuer is reminded of the payment, the holder of the day on which transfers close, each once', async () => {
  const job = { database: t.database, clock: world.clock }
  const { pkCredit } = await issued(world, { promisedDate: addDays(todayOf(world.clock), 30) })
  await accept(world, pkCredit)
  for (let day = 30; day > 0; day--) {
    await remindMaturities(job)
    await remindMaturities(job)
    world.clock.advanceDays(1)
  }
  const rows = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'notice', 'target'])
    .distinct()
    .where('target', 'like', `reminder:${pkCredit}:%`)
    .orderBy('target')
    .execute()
  const holder = world.suppliers[0]?.fkCorp
  expect(rows).toEqual([
    { fkCorp: world.core, notice: 'MATURITY_REMINDER', target: `reminder:${pkCredit}:1` },
    { fkCorp: world.core, notice: 'MATURITY_REMINDER', target: `reminder:${pkCredit}:30` },
    { fkCorp: world.core, notice: 'MATURITY_REMINDER', target: `reminder:${pkCredit}:7` },
    { fkCorp: holder, notice: 'EXCHANGE_CLOSING', target: `reminder:${pkCredit}:EXCHANGE_CLOSING` },
    { fkCorp: holder, notice: 'FINANCE_CLOSING', target: `reminder:${pkCredit}:FINANCE_CLOSING` },
    { fkCorp: holder, notice: 'TRANSFER_CLOSING', target: `reminder:${pkCredit}:TRANSFER_CLOSING` },
  ])
})

test('I29: a suspension is told once, with its first day, to the issuer and its branches; later tickets tell themselves', async () => {
  const job = { database: t.database, clock: world.clock }
  await t.database.write((tx) =>
    tx.updateTable('corp').set({ parentCorp: world.core }).where('pkCorp', '=', world.member).execute(),
  )
  for (const days of [20, 27, 40]) {
    const { pkCredit } = await issued(world, { promisedDate: addDays(todayOf(world.clock), days) })
    await accept(world, pkCredit)
  }
  let since: string | null = null
  for (let day = 0; day < 60; day++) {
    world.clock.advanceDays(1)
    await moveMaturities(job)
    const { issueSuspendedSince } = await t.database.read
      .selectFrom('corp')
      .select('issueSuspendedSince')
      .where('pkCorp', '=', world.core)
      .executeTakeFirstOrThrow()
    since ??= issueSuspendedSince
  }
  const told = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'notice', 'params'])
    .distinct()
    .where('notice', 'in', ['ISSUE_SUSPENDED', 'ISSUE_SUSPENDED_PARENT', 'TICKET_OVERDUE'])
    .execute()
  const suspended = told.filter(({ notice }) => notice !== 'TICKET_OVERDUE')
  expect(suspended.map(({ fkCorp, notice, params }) => [fkCorp, notice, JSON.parse(params)[0]])).toEqual(
    expect.arrayContaining([
      [world.core, 'ISSUE_SUSPENDED', since],
      [world.member, 'ISSUE_SUSPENDED_PARENT', since],
    ]),
  )
  expect(suspended).toHaveLength(2)
  const others = told.filter(({ notice }) => notice === 'TICKET_OVERDUE')
  expect(others.filter(({ fkCorp }) => fkCorp === world.core)).toHaveLength(3)
  for (const { params } of others)
    expect(noticeText('TICKET_OVERDUE', JSON.parse(params), 'zh-CN').body).not.toContain('暂停')
})

test.each(ticketForms)(
  'I7: %s closes three working days after its notice at the earliest, on every day of a year',
  async (form) => {
    const calendar = await holidays(t.database.read)
    const facts = { state: 'HELD', isLocked: false, depth: 0 } as const
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
    const told = days.flatMap((today) => {
      const lastDay = addWorkingDays(today, CLOSING_NOTICE_WORKING_DAYS - 1, calendar)
      return closingOn(flows[form].fromTicket.closed.days, today, calendar).map((promisedDate) => ({
        promisedDate,
        isInTime:
          isWorkingDay(today, calendar) && ticketRefusal(form, { ...facts, promisedDate }, lastDay) === undefined,
      }))
    })
    expect(told.filter(({ isInTime }) => !isInTime)).toEqual([])
    // Of every ticket once: of what closes in a week of holidays, too.
    const promised = days
      .slice(60)
      .filter((day) => told.filter(({ promisedDate }) => promisedDate === day).length !== 1)
    expect(promised).toEqual([])
  },
)

describe('a ticket that an application holds falls due', () => {
  /** A ticket that a transfer holds while its director has not decided, on the promised day. */
  async function heldUntilDue() {
    const { pkCredit } = await issued(world, { promisedDate: addDays(todayOf(world.clock), 30) })
    await accept(world, pkCredit)
    const pkApply = await draftTransfer(world, pkCredit, [[world.stranger, '100000.00']])
    expect(await submit(world, pkApply, 'supplierOperator', 'TRANSFER')).toMatchObject({ ok: true })
    // Else the transfer, which waits fifteen days for its director, has expired by itself.
    await t.database.write((tx) =>
      tx.updateTable('application').set({ expiresAt: null }).where('pkApply', '=', pkApply).execute(),
    )
    world.clock.advanceDays(30)
    return { pkCredit, pkApply }
  }
  const stateOf = async ({ pkCredit, pkApply }: { pkCredit: string; pkApply: string }) => {
    const { read } = t.database
    const ticket = await read
      .selectFrom('ticket')
      .select(['state', 'lockedBy'])
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirstOrThrow()
    const { state } = await read
      .selectFrom('application')
      .select('state')
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    return [ticket, state]
  }

  test('the application ends first and gives it back, and its submitter is told why', async () => {
    const held = await heldUntilDue()
    await moveMaturities(world)
    expect(await stateOf(held)).toEqual([{ state: 'DUE', lockedBy: null }, 'EXPIRED'])
    const told = await t.database.read
      .selectFrom('message')
      .select(['notice', 'userId'])
      .where('target', '=', `application:${held.pkApply}`)
      .where('notice', '=', 'APPLICATION_TICKET_DUE')
      .execute()
    expect(told).toEqual([{ notice: 'APPLICATION_TICKET_DUE', userId: world.people.supplierOperator.userId }])
  })

  test('one whose row says so keeps it', async () => {
    const row: FlowRow = flows.TRANSFER
    const held = await heldUntilDue()
    row.holdsDue = true
    try {
      await moveMaturities(world)
    } finally {
      delete row.holdsDue
    }
    expect(await stateOf(held)).toEqual([{ state: 'DUE', lockedBy: held.pkApply }, 'PENDING_DIRECTOR'])
  })
})
