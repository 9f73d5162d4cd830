import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/**
 * Entries of limits are filtered by the kinds that the books name: what is taken back is not what was allocated, and the
 * book of a part says that it was given, and given back. Only an application changes a part; a source needs none.
 */
export async function entryKinds(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const ofPart = `kind in ('GRANT', 'ADJUST') and pkApply is not null`
  const kind = `case when ${ofPart} and amountFen < 0 then 'GIVEN_BACK' when ${ofPart} then 'GIVEN'
    when kind = 'ADJUST' and amountFen < 0 then 'LOWER' when kind = 'ALLOCATE' and amountFen < 0 then 'TAKE_BACK'
    else kind end`
  // SQLite adds no stored one to a table that is there, PostgreSQL knows no other.
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  await addColumns(db, dialect, 'limit_entry', [`entryKind text generated always as (${kind}) ${kept}`])
  for (const old of ['limit_entry_at', 'limit_entry_kind']) await sql.raw(`drop index ${old}`).execute(db)
  await createIndex(db, 'limit_entry_at', 'limit_entry (fkLimit, at, seq, entryKind)')
  await createIndex(db, 'limit_entry_kind', 'limit_entry (fkLimit, entryKind, at, seq)')
}
