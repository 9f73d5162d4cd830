import { type Kysely, sql } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** What the forms of a person hold is bounded, and summed up without reading them. */
export async function draftBytes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'draft', ['bytes integer not null default 0'])
  await sql`update draft set bytes = octet_length(payload)`.execute(db)
}
