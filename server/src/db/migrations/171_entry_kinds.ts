import { type Kysely, sql } from 'kysely'
import { createIndex } from './ddl.ts'

/** Entries of limits are filtered by the kinds that the books name: what is taken back is not what was allocated. */
export async function entryKinds(db: Kysely<unknown>): Promise<void> {
  const kind = `(case when kind = 'ADJUST' and amountFen < 0 then 'LOWER' when kind = 'ALLOCATE' and amountFen < 0
    then 'TAKE_BACK' else kind end)`
  for (const old of ['limit_entry_at', 'limit_entry_kind']) await sql.raw(`drop index ${old}`).execute(db)
  await createIndex(db, 'limit_entry_at', 'limit_entry (fkLimit, at, seq, kind, amountFen)')
  await createIndex(db, 'limit_entry_kind', `limit_entry (fkLimit, ${kind}, at, seq)`)
}
