import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { statement } from './postgres.ts'

export interface TestDatabase {
  database: Database
  /** What a second process needs to open the same database. */
  location: string
  drop(): Promise<void>
}

interface TestDatabaseOptions {
  /** Without its tables. */
  bare?: boolean
  /** Read by threads of its own, as a server's is: a test that is about them. */
  threads?: boolean
  /** Location of a database to begin with a copy of. Nobody may have it open. */
  copyOf?: string
}

/** A new database of its own on whichever server this run is for: empty, unless it is the copy of another. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'postgres' ? onPostgres(inject('postgresUrl'), options) : onSqlite(options)
}

async function onSqlite({ bare, copyOf, threads = false }: TestDatabaseOptions): Promise<TestDatabase> {
  const folder = await mkdtemp(join(inject('runFolder'), 'sqlite-'))
  const location = join(folder, 'test.db')
  if (!bare) await copyFile(copyOf ?? inject('sqliteTemplate'), location)
  const database = openDatabase(location, { readsHere: !threads })
  return {
    database,
    location,
    async drop() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onPostgres(server: string, { bare, copyOf }: TestDatabaseOptions): Promise<TestDatabase> {
  const name = `${inject('postgresPrefix')}${randomBytes(6).toString('hex')}`
  const template = bare ? 'template0' : new URL(copyOf ?? inject('postgresTemplate')).pathname.slice(1)
  // Copied file by file: through the log, as it is by default, each took twice the work.
  await statement(server, `create database ${name} template ${template} strategy file_copy`)
  const location = new URL(`/${name}`, server).href
  const database = openDatabase(location)
  return {
    database,
    location,
    async drop() {
      await database.close()
      await statement(server, `drop database ${name} with (force)`)
    },
  }
}
