import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** A code that the gateway may not have taken counts for no limit; it works all the same if it arrives. */
export const codesNotTaken = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  addColumns(db, dialect, 'sms_code', ['uncounted integer not null default 0 check (uncounted in (0, 1))'])
