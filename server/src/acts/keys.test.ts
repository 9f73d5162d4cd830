import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemContext } from '../jobs/system.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { runJob } from './command.ts'
import { nextNumber } from './keys.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const act = <Answer>(work: Parameters<typeof runJob<Answer>>[1]) =>
  runJob(systemContext({ database: t.database, clock: world.clock }, world.core), work)

test('an act waits for no other act’s number: the second has its own before the first ends', async () => {
  // The embedded database has one writer: there the second act has not begun.
  const second = () => act((other) => nextNumber(other, 'PZ'))
  const numbers = await act(async (first) => {
    const own = await nextNumber(first, 'PZ')
    return [own, t.database.dialect === 'postgres' ? await second() : undefined]
  })
  if (numbers[1] === undefined) numbers[1] = await second()
  expect(numbers).toEqual(['PZ20261121000001', 'PZ20261121000002'])
})

test('fifty at once get fifty numbers', async () => {
  const numbers = await Promise.all(Array.from({ length: 50 }, () => act((each) => nextNumber(each, 'SQ'))))
  expect(new Set(numbers).size).toBe(50)
})
