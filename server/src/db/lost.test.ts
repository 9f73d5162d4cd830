import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockFault } from '../operations/readiness.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { openDatabase, openPostgres } from './database.ts'
import { isAway } from './failures.ts'
import { ask, watchPart } from './watch.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

/** The way to a database, which can be cut, or carry nothing for a while. */
async function wayTo(location: string) {
  const to = new URL(location)
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const through = new URL(location)
  through.hostname = '127.0.0.1'
  through.port = String((way.address() as AddressInfo).port)
  const cut = async () => {
    way.close()
    for (const socket of sockets) socket.destroy()
  }
  const hang = (isHanging: boolean) => {
    for (const socket of sockets) {
      if (isHanging) socket.pause()
      else socket.resume()
    }
  }
  return { location: through.href, cut, hang }
}

/** On PostgreSQL alone (`vitest.config.ts`). */
test('a database that is lost during a read, and afterwards, is one that may be asked again in a moment', async () => {
  const way = await wayTo(t.location)
  const database = openDatabase(way.location)
  const read = () => database.read.selectFrom('corp').select('pkCorp').execute()
  await read()
  const waiting = database.write(async (tx) => {
    await tx.selectFrom('corp').select('pkCorp').execute()
    await way.cut()
    await tx.selectFrom('corp').select('pkCorp').execute()
  })
  const [during, after] = [await waiting.catch((error) => error), await read().catch((error) => error)]
  expect([isAway(during), isAway(after)]).toEqual([true, true])
  await database.close()
})

test('a database that hangs is away after three seconds, and back as soon as it goes on', async () => {
  const way = await wayTo(t.location)
  const database = openDatabase(way.location)
  const told: string[] = []
  const report = { began: () => told.push('began'), ended: () => told.push('ended') }
  const watch = watchPart(() => ask(database), { now: () => Date.now() }, report)
  expect(await watch.look()).toBe(true)
  way.hang(true)
  expect([await watch.look(), watch.awaySince !== undefined]).toEqual([false, true])
  way.hang(false)
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(['began', 'ended'])
  watch.stop()
  await database.close()
  await way.cut()
})

test('a database whose connections are all in use is busy, not away', async () => {
  const database = openPostgres(t.location, 1)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Let go before it waits, as after: a pool counts a connection that is only being opened.
  const held = database.read.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await released
  })
  await expect.poll(() => database.pressure().pools[0]).toMatchObject({ open: 1, idle: 0 })
  await ask(database)
  expect(await clockFault(database, { now: () => Date.now() })).toBeUndefined()
  release()
  await held
  await database.close()
})
