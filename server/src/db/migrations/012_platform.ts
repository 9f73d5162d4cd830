import type { Kysely } from 'kysely'
import { createTable, type Dialect, makeAppendOnly } from './ddl.ts'

/** Every platform document that was in force, the last one being it; and those that an administrator tries out. */
export async function platformVersions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'platform_version',
    `version integer primary key, at text not null, author text not null,
     origin text not null check (origin in ('START', 'OPERATOR')), changed text not null, document text not null`,
  )
  await makeAppendOnly(db, dialect, 'platform_version')
  await createTable(
    db,
    dialect,
    'platform_preview',
    `key text primary key, document text not null, expiresAt text not null`,
  )
}
