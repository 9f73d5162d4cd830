import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { dropAll, startPostgres, statement } from './postgres.ts'
import { scratchFolder } from './scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a test leaves there is removed when the run ends. */
    runFolder: string
    /** Server address of PostgreSQL without a database name; empty when the tests run on SQLite. */
    postgresUrl: string
    /** How the name of a database begins that is dropped when the run ends. */
    postgresPrefix: string
    /** Address of a migrated, empty database that every test's own is copied from: migrating each takes half a second. */
    postgresTemplate: string
    /** The same on SQLite: a file. */
    sqliteTemplate: string
  }
}

/** Starts a throw-away PostgreSQL once per run, or uses the server that `DATABASE_URL` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(scratchFolder(), 'jinpiao-tests-'))
  project.provide('runFolder', folder)
  // What was begun last ends first, whatever becomes of the others.
  const ends = new AsyncDisposableStack()
  ends.defer(() => rm(folder, { recursive: true, force: true }))
  try {
    await setupSqlite(project, folder)
    await setupPostgres(project, ends)
    return () => ends.disposeAsync()
  } catch (error) {
    await ends.disposeAsync()
    throw error
  }
}

async function setupSqlite(project: TestProject, folder: string): Promise<void> {
  const location = join(folder, 'template.db')
  project.provide('sqliteTemplate', location)
  if (project.config.env['TEST_DATABASE'] === 'postgres') return
  const database = openDatabase(location)
  await migrate(database)
  await database.close()
}

async function setupPostgres(project: TestProject, ends: AsyncDisposableStack): Promise<void> {
  if (project.config.env['TEST_DATABASE'] !== 'postgres') {
    for (const name of ['postgresUrl', 'postgresPrefix', 'postgresTemplate'] as const) project.provide(name, '')
    return
  }
  const given = process.env['DATABASE_URL']
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres(scratchFolder())
  ends.defer(stop)
  // Two machines may share a server that was given.
  const prefix = `jinpiao_test_${randomBytes(4).toString('hex')}_`
  ends.defer(() => dropAll(url, prefix))
  const template = `${prefix}template`
  await statement(url, `create database ${template}`)
  const location = new URL(`/${template}`, url).href
  const database = openDatabase(location)
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', url)
  project.provide('postgresPrefix', prefix)
  project.provide('postgresTemplate', location)
}
