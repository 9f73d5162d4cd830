import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** The last run of each job, whichever server did it: without an end it still runs, or its server was ended. */
export const lastRuns = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  createTable(
    db,
    dialect,
    'job_last',
    `name text primary key, begunAt text not null, seenAt text not null, endedAt text, error text not null default ''`,
  )
