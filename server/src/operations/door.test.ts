import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '../db/migrate.ts'
import type { Watch } from '../db/watch.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { operationsDoor } from './door.ts'
import { MAX_CLOCK_GAP_MS, type ReadinessOf } from './readiness.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

const watchThat = (answers: boolean): Watch => ({
  awaySince: undefined,
  failed: () => undefined,
  look: async () => answers,
  stop: () => undefined,
})

const well = (): ReadinessOf => ({
  database: t.database,
  watch: watchThat(true),
  fileWatch: watchThat(true),
  wall: { now: () => Date.now() },
  files: { probe: async () => undefined },
  isDraining: () => false,
})

const noFigures = { text: async () => '', contentType: 'text/plain' }

async function asked(change: Partial<ReadinessOf> = {}) {
  const door = operationsDoor({ ...well(), ...change }, noFigures)
  const answer = await door.inject('/readyz')
  const { status, checks } = answer.json()
  const wrong = Object.fromEntries(Object.entries(checks).filter(([, said]) => said !== 'ok'))
  return [answer.statusCode, status, wrong]
}

test('a server is ready when each part is; it says of each what is wrong', async () => {
  expect(await asked()).toEqual([200, 'ready', {}])
  expect(await asked({ isDraining: () => true })).toEqual([
    503,
    'not ready',
    { draining: 'this server is being stopped' },
  ])
  const noRoom = () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }))
  expect(await asked({ files: { probe: noRoom } })).toEqual([503, 'not ready', { files: 'ENOSPC' }])
  expect(await asked({ watch: watchThat(false) })).toEqual([
    503,
    'not ready',
    {
      database: 'does not answer',
      schema: 'not known while the database is away',
      clock: 'not known while the database is away',
    },
  ])
})

test('a clock that is minutes off is found by the database of several servers', async () => {
  const wall = { now: () => Date.now() + MAX_CLOCK_GAP_MS + 5000 }
  const [status, , wrong] = await asked({ wall })
  // The embedded database has the clock of its one server.
  if (t.database.dialect === 'sqlite') expect([status, wrong]).toEqual([200, {}])
  else expect([status, wrong]).toEqual([503, { clock: expect.stringMatching(/^12[45] s apart from the database's$/) }])
})

test('a database that another version has changed is not served', async () => {
  const last = Object.keys(migrations).at(-1)!
  const rename = (from: string, to: string) =>
    t.database.write((tx) => sql`update kysely_migration set name = ${to} where name = ${from}`.execute(tx))
  await rename(last, '999_later')
  expect(await asked()).toEqual([503, 'not ready', { schema: `the migration ${last} has not run` }])
  await rename('999_later', last)
  await t.database.write((tx) =>
    sql`insert into kysely_migration (name, timestamp) values ('999_later', '')`.execute(tx),
  )
  expect(await asked()).toEqual([503, 'not ready', { schema: 'a newer version has made 999_later' }])
})

test('a process that works is alive, whatever is away', async () => {
  const door = operationsDoor({ ...well(), watch: watchThat(false) }, noFigures)
  expect((await door.inject('/livez')).json()).toEqual({ status: 'alive' })
})
