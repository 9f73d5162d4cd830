import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { startPostgres, statement } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server address of PostgreSQL without a database name; empty when the tests run on SQLite. */
    postgresUrl: string
    /** A migrated, empty database that every test's own is copied from: migrating each takes half a second. */
    postgresTemplate: string
  }
}

/** Starts a throw-away PostgreSQL once per run, or uses the server that `DATABASE_URL` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('postgresUrl', '')
    project.provide('postgresTemplate', '')
    return async () => {}
  }
  const given = process.env['DATABASE_URL']
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres()
  const template = `jinpiao_template_${process.pid}`
  await statement(url, `create database ${template}`)
  const database = openDatabase(new URL(`/${template}`, url).href)
  await migrate(database)
  await database.close()
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    await statement(url, `drop database ${template} with (force)`)
    await stop()
  }
}
