import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** Why sessions were ended, for as long as they would have lasted: whoever comes back to one reads it. */
export const endedSessions = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  createTable(
    db,
    dialect,
    'ended_session',
    `tokenHash text primary key, why text not null check (why in ('ELSEWHERE', 'DISABLED')), createdAt text not null`,
  )
