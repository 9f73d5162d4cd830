import type { NoticeName } from '@jinpiao/contract/notices'
import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { everythingDue } from '../testing/everythingDue.ts'
import { untrueNotices } from '../testing/figures/noticeDays.ts'
import { messagesOffTheirDay } from '../testing/seededDays.ts'
import { accept, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { runDaily } from './daily.ts'

const TIMEOUT = 300_000
/** Days around the last one on which the daily work is done, and on none between. */
const [BEFORE, AFTER] = [-3, 5] as const

let t: TestDatabase
let world: World
let lastDays: ReadonlyMap<string, Day>
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  lastDays = await everythingDue(world)
  for (const last of [...new Set(lastDays.values())].toSorted()) {
    for (const days of [BEFORE, AFTER]) await workOn(addDays(last, days))
  }
}, TIMEOUT)
afterAll(() => t.drop())

/** The jobs do nothing until that day, and all of it then. */
async function workOn(day: Day) {
  while (todayOf(world.clock) < day) world.clock.advanceDays(1)
  await runDaily({ database: t.database, clock: world.clock })
}

const told = async (names: readonly string[]) => {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'at', 'params'])
    .distinct()
    .where('notice', 'in', ['', ...names])
    .execute()
  return rows.map(({ notice, at, params }) => ({ notice, on: at.slice(0, 10), params: JSON.parse(params) as string[] }))
}

test('whatever has fallen due, or ended, while the platform stood still is told once, with how long ago that was', async () => {
  const untold: string[] = []
  for (const [kind, last] of lastDays) {
    const name: NoticeName = kind === 'LOAN' ? 'LOAN_OVERDUE' : (`${kind}_OVER` as NoticeName)
    const late = (await told([name])).filter(({ on }) => on === addDays(last, AFTER))
    const saysSo = ({ params }: (typeof late)[number]) =>
      kind === 'LOAN' || (params[2] === last && params[3] === String(AFTER))
    if (late.length !== 1 || !late.every(saysSo)) untold.push(`${kind}: ${JSON.stringify(late)}`)
  }
  expect(untold).toEqual([])
})

test('what is told late says nothing of today that was before', async () => {
  expect(await untrueNotices(t.database)).toEqual([])
  // Of what is overdue the days are told as they are, not as the stages have them.
  const { astray } = await messagesOffTheirDay(t.database.read)
  expect(astray.filter((each) => !/^\w+_(OVER|OVERDUE) /.test(each))).toEqual([])
})

test(
  'a reminder whose day was jumped over is told while it is still before the day, with the days that are left',
  async () => {
    const promised = addDays(todayOf(world.clock), 60)
    await t.database.write((tx) => tx.updateTable('corp').set({ issueSuspendedSince: null, licenceTo: null }).execute())
    const { pkCredit } = await issued(world, { promisedDate: promised })
    await accept(world, pkCredit)
    const names = ['MATURITY_REMINDER', 'TRANSFER_CLOSING', 'FINANCE_CLOSING', 'EXCHANGE_CLOSING']
    for (const left of [55, 28, 5]) await workOn(addDays(promised, -left))
    const { creditNo } = await t.database.read
      .selectFrom('ticket')
      .select('creditNo')
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirstOrThrow()
    const rows = (await told(names)).filter(({ params }) => params[0] === creditNo)
    const days = (notice: string) =>
      rows.filter((each) => each.notice === notice).map(({ on }) => daysBetween(on, promised))
    expect(days('MATURITY_REMINDER')).toEqual([28, 5])
    expect(rows.every(({ on, params }) => params[1] === String(daysBetween(on, promised)))).toBe(true)
    expect(await untrueNotices(t.database)).toEqual([])
  },
  TIMEOUT,
)
