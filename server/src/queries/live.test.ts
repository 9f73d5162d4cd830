import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPk } from '../acts/keys.ts'
import { openDatabase } from '../db/database.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { createLiveFeed, type LiveEvent } from './live.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** A message to the operator, of an act that began so long ago. */
const send = (agoMs = 0) => {
  const { userId, fkCorp } = world.people.operator
  const row = { pkMessage: newPk(), userId, fkCorp, messageType: 'NOTICE', notice: 'SYSTEM', params: '[]' }
  const at = instantOf(world.clock, -agoMs)
  return t.database.write((tx) =>
    tx
      .insertInto('message')
      .values({ ...row, messageState: 'SENT', at })
      .execute(),
  )
}

test('tells the messages and changes of every server, once each, also of an act that commits late', async () => {
  await send()
  const elsewhere = openDatabase(t.location)
  const feed = createLiveFeed({ database: elsewhere, clock: world.clock })
  const heard: LiveEvent[] = []
  feed.listen(world.people.operator, (event) => heard.push(event))
  await feed.look()
  expect(heard).toEqual([])
  await send()
  await send(MINUTE_MS / 2)
  await feed.look()
  await feed.look()
  expect(heard).toEqual([{ name: 'messages', data: { n: 2 } }])
  const { userId } = world.people.operator
  await t.database.write((tx) => tx.updateTable('corp_user').set({ version: 2 }).where('userId', '=', userId).execute())
  world.clock.advance(3000)
  await feed.look()
  expect(heard.at(-1)).toEqual({ name: 'session', data: {} })
  feed.close()
  await elsewhere.close()
})

test('asks nothing while nobody listens', async () => {
  const feed = createLiveFeed({ database: t.database, clock: world.clock })
  const asked = vi.spyOn(t.database.read, 'selectFrom')
  await feed.look()
  const stop = feed.listen(world.people.director, () => undefined)
  await feed.look()
  const count = asked.mock.calls.length
  expect(count).toBeGreaterThan(0)
  stop()
  await feed.look()
  expect(asked.mock.calls.length).toBe(count)
  asked.mockRestore()
  feed.close()
})
