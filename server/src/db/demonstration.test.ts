import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedReference } from '../seed/reference.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import type { Database } from './database.ts'
import { lacksDemonstration, markDemonstration, requireNoDemonstration } from './demonstration.ts'
import { demonstration } from './migrations/009_demonstration.ts'

let t: TestApp
let empty: TestDatabase
beforeAll(async () => {
  ;[t, empty] = await Promise.all([createTestApp(), createTestDatabase()])
})
afterAll(async () => {
  await t.close()
  await empty.drop()
})

const migrateAgain = ({ owner }: Database) => demonstration(owner as unknown as Kysely<unknown>)

test('a server with DEMO=0 refuses the database of a demonstration, and says what to do', async () => {
  const { database } = t.services
  await expect(requireNoDemonstration(database)).rejects.toThrow(/^DEMO=0, but .* DATA_DIR or DATABASE_URL$/)
})

test('and one that was seeded before databases said so', async () => {
  const { database } = t.services
  await database.write((tx) => sql`delete from setting where name = 'demonstration'`.execute(tx))
  await expect(requireNoDemonstration(database)).resolves.toBeUndefined()
  await migrateAgain(database)
  await expect(requireNoDemonstration(database)).rejects.toThrow('DEMO=0')
})

test('an operator’s own database starts', async () => {
  await seedReference(empty.database)
  await migrateAgain(empty.database)
  await expect(requireNoDemonstration(empty.database)).resolves.toBeUndefined()
})

test('a demonstration is seeded once, and a seed that was cut off is told', async () => {
  const { database } = t.services
  expect([await lacksDemonstration(empty.database), await lacksDemonstration(database)]).toEqual([true, false])
  await database.write((tx) => markDemonstration(tx, 'begun'))
  await expect(lacksDemonstration(database)).rejects.toThrow('was not finished when it was made')
})

test('a server with DEMO=1 refuses an operator’s database, and says what to do', async () => {
  const { database } = t.services
  await database.write((tx) => sql`delete from setting where name = 'demonstration'`.execute(tx))
  await expect(lacksDemonstration(database)).rejects.toThrow(/^DEMO=1, but .* set DEMO=0, or .*$/)
})
