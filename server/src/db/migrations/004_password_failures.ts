import { type Kysely, sql } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** Failures count by number instead of by person: a number that nobody has is locked like one that somebody has. */
export async function passwordFailures(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'password_failure',
    `mobile text primary key, failures integer not null, lockedUntil text, at text not null`,
  )
  await sql
    .raw(
      `insert into password_failure (mobile, failures, "lockedUntil", at)
       select mobile, "failedLogins", "lockedUntil", "pwdChangedAt" from person
       where "failedLogins" > 0 or "lockedUntil" is not null`,
    )
    .execute(db)
  for (const column of ['failedLogins', 'lockedUntil']) {
    await sql.raw(`alter table person drop column "${column}"`).execute(db)
  }
}
