import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReadPool } from './readPool.ts'
import { SqliteConnection } from './sqliteConnection.ts'

let folder: string
let pool: ReadPool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-pool-'))
  const path = join(folder, 'pool.db')
  new SqliteConnection(path, 'write').close()
  pool = new ReadPool(path)
})
afterAll(async () => {
  await pool.destroy()
  await rm(folder, { recursive: true })
})

const read = async (from = pool, sql = 'select 1 as one') => {
  const connection = await from.acquireConnection()
  try {
    return (await connection.executeQuery(CompiledQuery.raw(sql))).rows
  } finally {
    await from.releaseConnection(connection)
  }
}

test('a reader that ends while it is idle fails no request', async () => {
  expect(await read()).toEqual([{ one: 1 }])
  const lost = await pool.acquireConnection()
  await pool.releaseConnection(lost)
  await (lost as unknown as { terminate: () => Promise<void> }).terminate()
  expect(await Promise.all([read(), read(), read(), read(), read()])).toHaveLength(5)
})

test('a database that is opened when another was closed is read by a thread of that, and only itself', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const opened = async (name: string) => {
    const path = join(folder, `${name}.db`)
    const writer = new SqliteConnection(path, 'write')
    writer.prepare(`create table "${name}" (one)`).run([])
    writer.close()
    return new ReadPool(path)
  }
  const tables = "select name from sqlite_master where type = 'table'"
  const first = await opened('first')
  expect(await read(first, tables)).toEqual([{ name: 'first' }])
  await first.destroy()
  const before = threads()
  const second = await opened('second')
  expect(await read(second, tables)).toEqual([{ name: 'second' }])
  expect(threads()).toBe(before)
  await second.destroy()
})

test('a read on the thread that asks answers and refuses as one on another thread, and others have their turn first', async () => {
  const texts = ['select 1 as one, 9007199254740993 as sumFen', 'select * from nowhere', 'create table here (one)']
  const said = async (sql: string) =>
    read(pool, sql).catch(({ message, code, errcode }) => ({ message, code, errcode }))
  const all = async () => {
    const answers: unknown[] = []
    for (const text of texts) answers.push(await said(text))
    return answers
  }
  const elsewhere = await all()
  const threads = pool.pressure()
  pool.readsHere = true
  let turns = 0
  setImmediate(() => (turns += 1))
  const here = await all()
  expect(turns).toBe(1)
  expect(here).toEqual(elsewhere)
  expect(pool.pressure()).toEqual(threads)
  pool.readsHere = false
  expect(await read()).toEqual([{ one: 1 }])
})
