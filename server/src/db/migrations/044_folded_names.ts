import { type Kysely, sql } from 'kysely'
import type { Dialect } from './ddl.ts'

/**
 * PostgreSQL's `folded(name)`: half width, without blanks and in lower case, as `foldName` folds what is searched for.
 * SQLite has it from `sqliteConnection.ts`. A function, because a search calls it for each row: SQLite hands a function
 * its arguments anew each time, and the two lists of `translate` cost more than the folding.
 */
export async function foldedNames(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return
  const half = String.fromCodePoint(...Array.from({ length: 94 }, (_, index) => 0x21 + index)).replaceAll("'", "''")
  const wide = String.fromCodePoint(...Array.from({ length: 94 }, (_, index) => 0xff01 + index))
  const unseen = ' \u3000\u00a0\t\u200b\u200c\u200d\u2060\ufeff'
  await sql
    .raw(
      `create function folded(name text) returns text language sql immutable parallel safe
       as $$ select lower(translate(name, '${wide}${unseen}', '${half}')) $$`,
    )
    .execute(db)
}
