import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { untrueNotices } from '../testing/figures/noticeDays.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { runDaily } from './daily.ts'

let t: TestDatabase
let world: World
let last: Day
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  last = addDays(todayOf(world.clock), 60)
  await t.database.write(async (tx) => {
    const dayTo = { dayTo: last }
    await tx.updateTable('credit_limit').set(dayTo).where('pkLimit', '=', world.limits.main).execute()
    const frozen = { ...dayTo, state: 'SUSPENDED' }
    await tx.updateTable('credit_limit').set(frozen).where('pkLimit', '=', world.limits.small).execute()
  })
})
afterAll(() => t.drop())

/** The jobs do nothing until that day, and all of it then, twice. */
async function workOn(left: number) {
  while (todayOf(world.clock) < addDays(last, -left)) world.clock.advanceDays(1)
  for (let times = 0; times < 2; times++) await runDaily({ database: t.database, clock: world.clock })
}

/** What those of the core company who issue are told of a limit, with the days that were left then. */
async function toldOf(pkLimit: string) {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'at', 'userId', 'link'])
    .where('fkCorp', '=', world.core)
    .where('link', '=', `/my/limit/detail?id=${pkLimit}`)
    .orderBy('at')
    .execute()
  const readers = new Set(rows.map(({ userId }) => userId)).size
  const told = rows.map(({ notice, at }) => `${notice} ${daysBetween(at.slice(0, 10), last)}`)
  // Each of them hears it once.
  expect(told.length).toBe(readers * new Set(told).size)
  return [...new Set(told)]
}

test('that a limit ends is told a month and a week before, on its last day, and when it has ended: each once, a frozen one as well', async () => {
  for (const left of [40, 30, 20, 7, 3, 0, -1, -2]) await workOn(left)
  const told = ['LIMIT_SOON 30', 'LIMIT_SOON 7', 'LIMIT_LAST_DAY 0', 'LIMIT_EXPIRED -1']
  expect(await toldOf(world.limits.main)).toEqual(told)
  expect(await toldOf(world.limits.small)).toEqual(told)
  const ended = await t.database.read.selectFrom('credit_limit').select('state').where('dayTo', '=', last).execute()
  expect(ended.every(({ state }) => state === 'EXPIRED')).toBe(true)
  expect(await untrueNotices(t.database)).toEqual([])
})

test('a limit that ended while the platform stood still says on which day', async () => {
  const dayTo = addDays(todayOf(world.clock), 2)
  const back = { dayTo, state: 'ACTIVE' }
  await t.database.write((tx) =>
    tx.updateTable('credit_limit').set(back).where('pkLimit', '=', world.limits.main).execute(),
  )
  world.clock.advanceDays(6)
  await runDaily({ database: t.database, clock: world.clock })
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .distinct()
    .where('link', '=', `/my/limit/detail?id=${world.limits.main}`)
    .where('at', '>', dayTo)
    .execute()
  expect(rows.map(({ notice, params }) => [notice, (JSON.parse(params) as string[])[2]])).toEqual([
    ['LIMIT_EXPIRED', dayTo],
  ])
})
