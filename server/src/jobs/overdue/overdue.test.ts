import { overdueStages } from '@jinpiao/contract/due'
import type { NoticeName } from '@jinpiao/contract/notices'
import { dueHref } from '@jinpiao/contract/waysToPay'
import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'
import { todayOf } from '../../domain/clock.ts'
import { payeeText } from '../../platform/collectionAccount.ts'
import { isOpenTo } from '../../queries/messageLinks.ts'
import { messages } from '../../queries/messages.ts'
import { billOf } from '../../testing/bills.ts'
import { everythingDue } from '../../testing/everythingDue.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { runDaily } from '../daily.ts'
import { systemContext } from '../system.ts'
import { overdueKinds } from './kinds.ts'
import { tellOverdue } from './tell.ts'

let t: TestDatabase
let world: World
let lastDays: ReadonlyMap<string, Day>
/** What is told of each kind by something else than the job: names by days after the last one. */
const toldElsewhere: Record<string, Record<number, NoticeName>> = {
  TICKET_TO_PAY: { 0: 'TICKET_DUE' },
  LOAN: { 0: 'LOAN_DUE', 1: 'LOAN_OVERDUE' },
}

beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  lastDays = await everythingDue(world)
  for (let passed = 0; passed < 75; passed++) {
    world.clock.advanceDays(1)
    await runDaily({ database: t.database, clock: world.clock })
    await tellOverdue({ database: t.database, clock: world.clock })
  }
}, 300_000)
afterAll(() => t.drop())

describe.each(overdueKinds)('what falls due: $name', ({ name, notices }) => {
  test('is told on its last day, and one, seven and thirty days after it, each once for each reader', async () => {
    const lastDay = lastDays.get(name)
    if (lastDay === undefined) throw new Error(`${name}: say in everythingDue.ts how one comes about`)
    const names = [notices.today, notices.over, ...Object.values(toldElsewhere[name] ?? {})].filter(
      (each) => each !== undefined,
    )
    const rows = await t.database.read
      .selectFrom('message')
      .select(['notice', 'userId', 'at', 'params'])
      .where('notice', 'in', names)
      .orderBy('at')
      .execute()
    const ofOne = rows.filter(({ userId }) => userId === rows[0]?.userId)
    const told = ofOne.map(({ notice, at }) => [daysBetween(lastDay, at.slice(0, 10)), notice])
    const expected = overdueStages.map((stage) => [
      stage,
      toldElsewhere[name]?.[stage] ?? (stage === 0 ? notices.today : notices.over),
    ])
    expect(told).toEqual(expected)
    for (const { at, params } of rows.filter(({ notice }) => notice === notices.over)) {
      // Whatever number of days is told, it is that from the day beside it.
      const [, , day = '', days] = JSON.parse(params) as string[]
      expect(String(daysBetween(day, at.slice(0, 10)))).toBe(days)
    }
  })
})

test('0053: each message leads its reader to a page of his own, whatever his post', async () => {
  const closed: string[] = []
  let count = 0
  for (const actor of Object.values(world.people)) {
    const query = { page: 1, pageSize: 200, messageType: 'ALL', messageState: 'ALL' }
    const { list } = await messages.page(reading(world, actor), query)
    for (const { title, link } of list.filter((each) => each.link !== null)) {
      count++
      if (!isOpenTo(actor, link ?? '')) closed.push(`${title}: ${link}`)
    }
  }
  expect(count).toBeGreaterThan(50)
  expect(closed).toEqual([])
})

test('0053: a message whose page is closed to one of its readers leads him to the ticket that it is about', async () => {
  const { pkCredit } = await t.database.read.selectFrom('ticket').select('pkCredit').executeTakeFirstOrThrow()
  const link = dueHref('noAccount')
  await runJob(systemContext({ database: t.database, clock: world.clock }, world.core), (act) =>
    notify(
      act,
      world.core,
      { posts: ['OPERATOR', 'DIRECTOR'] },
      {
        name: 'TICKET_NO_ACCOUNT_TODAY',
        params: ['JP1', '1.00', '2026-12-01', '0', '安禾'],
        messageType: 'NOTICE',
        target: `reminder:${pkCredit}:TO_PAY:0`,
        link,
      },
    ),
  )
  const linkOf = async (who: 'operator' | 'director') => {
    const query = { page: 1, pageSize: 20, messageType: 'ALL', messageState: 'ALL' }
    const { list } = await messages.page(reading(world, who), query)
    return list.find(({ title }) => title.includes('JP1'))?.link
  }
  expect(await linkOf('operator')).toBe(link)
  expect(await linkOf('director')).toBe(`/?ticket=${pkCredit}`)
})

test('what was done is not told, and a server that stood still tells the stage that has come', async () => {
  const fresh = await createTestDatabase()
  try {
    const other = await createWorld(fresh.database)
    const job = { database: fresh.database, clock: other.clock }
    const paid = await billOf(as(other, 'operator'), { state: 'UNPAID' })
    const late = await billOf(as(other, 'operator'), { state: 'UNPAID' })
    await fresh.database.write((tx) =>
      tx.updateTable('fee_bill').set({ state: 'PAID' }).where('pkBill', '=', paid.pkBill).execute(),
    )
    expect(await tellOverdue(job)).toBe(0)
    other.clock.advanceDays(13)
    expect(await tellOverdue(job)).toBe(1)
    expect(await tellOverdue(job)).toBe(0)
    const rows = await fresh.database.read
      .selectFrom('message')
      .select(['notice', 'params', 'target'])
      .distinct()
      .where('notice', 'in', ['FEE_TODAY', 'FEE_OVER'])
      .execute()
    expect(rows).toEqual([
      {
        notice: 'FEE_OVER',
        params: JSON.stringify([
          late.feeBillNo,
          '30.00',
          addDays(todayOf(other.clock), -3),
          '3',
          await payeeText(fresh.database.read),
        ]),
        target: `overdue:bill:${late.pkBill}:1`,
      },
    ])
  } finally {
    await fresh.drop()
  }
})
