import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTallies } from '../jobs/nightly.ts'
import { draft, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { ensureTallies, findDrift } from './tallies.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  await issued(world)
  await submit(world, await draft(world))
})
afterAll(() => t.drop())

const job = () => ({ database: t.database, clock: world.clock })

test('a database that has none yet gets its tallies once, and rows that it has are not counted again', async () => {
  await t.database.write((tx) => tx.deleteFrom('tally').execute())
  await Promise.all([ensureTallies(t.database), ensureTallies(t.database)])
  expect(await findDrift(t.database.read)).toEqual([])
})

test('drift is found, repaired and reported once a day, while others write', async () => {
  await t.database.write((tx) => tx.updateTable('tally').set({ count: 99 }).where('kind', '=', 'apply.state').execute())
  await Promise.all([
    expect(checkTallies(job())).rejects.toThrow(/apply\.state .*: 99,/),
    ...Array.from({ length: 5 }, async () => submit(world, await draft(world))),
  ])
  expect(await findDrift(t.database.read)).toEqual([])
  await expect(checkTallies(job())).resolves.toBeUndefined()
})
