import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { dropAll, startPostgres, statement } from './postgres.ts'

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
  }
}

/** Starts a throw-away PostgreSQL once per run, or uses the server that `DATABASE_URL` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-tests-'))
  project.provide('runFolder', folder)
  const end = await setupPostgres(project)
  return async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env['TEST_DATABASE'] !== 'postgres') {
    for (const name of ['postgresUrl', 'postgresPrefix', 'postgresTemplate'] as const) project.provide(name, '')
    return async () => {}
  }
  const given = process.env['DATABASE_URL']
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres()
  const prefix = `jinpiao_test_${process.pid}_`
  const template = `${prefix}template`
  await statement(url, `create database ${template}`)
  const location = new URL(`/${template}`, url).href
  const database = openDatabase(location)
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', url)
  project.provide('postgresPrefix', prefix)
  project.provide('postgresTemplate', location)
  return async () => {
    await dropAll(url, prefix)
    await stop()
  }
}
