import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from './database.ts'
import { isFull } from './failures.ts'

test('a disk that is full is what is said, not that there was nothing left to undo; afterwards it works again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-full-'))
  const database = openSqlite(join(folder, 'full.db'))
  const insert = (bytes: number) =>
    database.write((tx) => sql`insert into paper (text) values (hex(zeroblob(${bytes})))`.execute(tx))
  await database.write((tx) => sql`create table paper (text text)`.execute(tx))
  await insert(1000)
  await database.write((tx) => sql`pragma max_page_count = 20`.execute(tx))
  const error = await insert(1_000_000).catch((thrown: unknown) => thrown)
  expect([isFull(error), String(error)]).toEqual([true, expect.stringContaining('full')])
  await database.write((tx) => sql`pragma max_page_count = 100000`.execute(tx))
  await insert(1_000_000)
  const { rows } = await sql`select count(*) as n from paper`.execute(database.read)
  expect(rows).toEqual([{ n: 2 }])
  await database.close()
  await rm(folder, { recursive: true })
})
