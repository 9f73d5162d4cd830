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

const read = async () => {
  const connection = await pool.acquireConnection()
  try {
    return (await connection.executeQuery(CompiledQuery.raw('select 1 as one'))).rows
  } finally {
    await pool.releaseConnection(connection)
  }
}

test('a reader that ends while it is idle fails no request', async () => {
  expect(await read()).toEqual([{ one: 1 }])
  const lost = await pool.acquireConnection()
  await pool.releaseConnection(lost)
  await (lost as unknown as { close: () => Promise<void> }).close()
  expect(await Promise.all([read(), read(), read(), read(), read()])).toHaveLength(5)
})
