import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { accept, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { remindMaturities } from './maturity.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

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
    { fkCorp: holder, notice: 'TRANSFER_CLOSING', target: `reminder:${pkCredit}:TRANSFER_CLOSING` },
  ])
})
