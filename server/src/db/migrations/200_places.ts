import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createTable, type Dialect } from './ddl.ts'

/** Tries and codes are counted by where they come from; a stranger's keep nobody out. What locked goes: it was for minutes. */
export async function places(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await sql`drop table password_failure`.execute(db)
  await createTable(
    db,
    dialect,
    'password_failure',
    `mobile text not null, place text not null, failures integer not null, lockedUntil text, at text not null,
     primary key (mobile, place)`,
  )
  await createTable(
    db,
    dialect,
    'known_device',
    `deviceHash text not null, personId text not null references person, at text not null,
     primary key (deviceHash, personId)`,
  )
  await createIndex(db, 'known_device_person', 'known_device (personId)')
  await addColumns(db, dialect, 'sms_code', ["place text not null default ''", "browser text not null default ''"])
}
