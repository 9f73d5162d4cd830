import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** The last run of each job on each server: `pnpm admin job list` says what runs, and how what ran has ended. */
export const jobTurns = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  createTable(
    db,
    dialect,
    'job_turn',
    `name text not null, holder text not null, beganAt text not null, endedAt text, aliveUntil text not null,
     hasFailed integer not null, primary key (name, holder)`,
  )
