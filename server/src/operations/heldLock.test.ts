import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addUser, getAssignableRoles } from '@jinpiao/contract/users'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Administered, administered, newUser } from '../testing/administered.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
let platform: Administered
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-held-'))
  platform = await administered(t, { DATA_DIR, OPERATIONS_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await platform.end()
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

/** Somebody else has what every new user needs: the embedded database's one lock, or a table. @returns lets it go. */
async function hold(): Promise<() => Promise<void>> {
  if (t.database.dialect === 'sqlite') {
    const other = new DatabaseSync(platform.location, { timeout: 15_000 })
    other.exec('begin immediate')
    return async () => other.close()
  }
  const other = new pg.Client({ connectionString: platform.location })
  await other.connect()
  await other.query('begin; lock table person in exclusive mode')
  return () => other.end()
}

test('what somebody else holds for long is no outage: 200 with its code, reading goes on, and nothing was done', async () => {
  const user = { ...newUser(), pkRoles: platform.pkRoles }
  const letGo = await hold()
  const refused = platform.client.call(addUser, { body: user })
  const read = await platform.client.call(getAssignableRoles)
  expect([read.status, read.code]).toEqual([200, '0'])
  expect((await fetch(`${platform.server().operations}/readyz`)).status).toBe(200)
  const { status, code, headers } = await refused
  expect([status, code, headers['retry-after']]).toEqual([200, '99000503', undefined])
  await letGo()
  expect((await platform.client.call(addUser, { body: user })).code).toBe('0')
  expect(
    platform
      .server()
      .said()
      .filter((line) => line.includes('does not answer')),
  ).toEqual([])
})
