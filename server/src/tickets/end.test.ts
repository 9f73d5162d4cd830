import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { accept, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { endTicket } from './end.ts'
import { readTicket } from './tickets.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const end = (pkCredit: string) =>
  runJob(as(world, 'operator'), async (act) => endTicket(act, await readTicket(act.tx, pkCredit), 'LAPSED'))
const openTodos = async (pkCredit: string) => {
  const rows = await t.database.read
    .selectFrom('message')
    .select('pkMessage')
    .where('target', '=', `ticket:${pkCredit}`)
    .where('messageType', '=', 'TODO')
    .where('messageState', '=', 'SENT')
    .execute()
  return rows.length
}

test('the to-dos of a ticket end with it', async () => {
  const { pkCredit } = await issued(world)
  expect(await openTodos(pkCredit)).toBeGreaterThan(0)
  expect(await end(pkCredit)).toMatchObject({ state: 'LAPSED', lockedBy: null, endReason: null })
  expect(await openTodos(pkCredit)).toBe(0)
})

test('a ticket that somebody holds does not end, and none ends twice', async () => {
  const { pkCredit } = await issued(world)
  await accept(world, pkCredit)
  await expect(end(pkCredit)).rejects.toThrow(RangeError)
  const other = await issued(world)
  await end(other.pkCredit)
  await expect(end(other.pkCredit)).rejects.toThrow(RangeError)
})

test('no other file writes an end', () => {
  const source = join(import.meta.dirname, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(business|flow|jobs|acts|tickets)\b.*(?<!\.test)\.ts$/.test(name),
  )
  const writers = files.filter((name) =>
    /changeTicket\([^)]*\{[^}]*state: '(REFUSED|LAPSED|CANCELLED)'/.test(readFileSync(join(source, name), 'utf8')),
  )
  expect(writers).toEqual([])
})
