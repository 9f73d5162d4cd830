import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

export interface TestDatabase {
  database: Database
  /** What a second process needs to open the same database. */
  location: string
  drop(): Promise<void>
}

/** A new, empty database of its own on whichever server this run is for. `bare`: without its tables. */
export async function createTestDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  return process.env['TEST_DATABASE'] === 'postgres' ? onPostgres(server, bare) : onSqlite(bare)
}

async function onSqlite(bare: boolean): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-sqlite-'))
  const location = join(folder, 'test.db')
  const database = openDatabase(location)
  if (!bare) await migrate(database)
  return {
    database,
    location,
    async drop() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onPostgres(server: string, bare: boolean): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: new URL('/postgres', server).href })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${bare ? 'template0' : inject('postgresTemplate')}`)
  const location = new URL(`/${name}`, server).href
  const database = openDatabase(location)
  return {
    database,
    location,
    async drop() {
      await database.close()
      await run(`drop database ${name} with (force)`)
    },
  }
}
