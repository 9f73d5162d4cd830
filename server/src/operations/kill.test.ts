import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addUser } from '@jinpiao/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { findDrift } from '../acts/tallies.ts'
import { openDatabase } from '../db/database.ts'
import { type Administered, administered, newUser } from '../testing/administered.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
let platform: Administered
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-kill-'))
  platform = await administered(t, { DATA_DIR })
})
afterAll(async () => {
  await platform.end()
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

/** When a server is killed: somewhere in an act, and as soon as one has been committed, whose answer is not out yet. */
const kills = [() => setTimeout(60), () => platform.network.next(), () => platform.network.next()]

test('a server is killed in the middle of acts and started again: nothing acknowledged is lost, nothing is done twice', async () => {
  const acknowledged: string[] = []
  let user = newUser()
  /** As the portal does: what had no answer is sent again, with its id. */
  const act = async (): Promise<boolean> => {
    const answer = await platform.client
      .call(addUser, { body: { ...user, pkRoles: platform.pkRoles } }, { requestId: user.idCode })
      .catch(() => undefined)
    if (answer === undefined) return false
    expect([answer.status, answer.code, answer.message]).toEqual([200, '0', ''])
    acknowledged.push(user.mobile)
    user = newUser()
    return true
  }
  for (const moment of kills) {
    let isKilled = false
    const acts = (async () => {
      while (!isKilled && (await act()));
    })()
    await moment()
    await platform.server().end('SIGKILL')
    isKilled = true
    await acts
    await platform.startAgain()
    expect(await act()).toBe(true)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills.length)
  await platform.server().end('SIGTERM')
  const database = openDatabase(platform.location)
  const people = await database.read.selectFrom('person').select('mobile').where('mobile', 'like', '137%').execute()
  expect(people.map(({ mobile }) => mobile).toSorted()).toEqual(acknowledged.toSorted())
  const told = await database.read.selectFrom('audit_log').select('target').where('action', '=', 'USER.ADD').execute()
  expect(told).toHaveLength(acknowledged.length)
  expect((await verifyAudit(database.read)).broken).toEqual([])
  expect(await findDrift(database.read)).toEqual([])
  await database.close()
})
