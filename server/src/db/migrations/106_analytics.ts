import type { Kysely } from 'kysely'
import { addColumns, createIndex, createTable, type Dialect } from './ddl.ts'

/** How the portal is used, and who has said that his own use may be recorded (null: nothing said yet). */
export async function analytics(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'person', ['analytics integer check (analytics in (0, 1))'])
  await createTable(
    db,
    dialect,
    'analytics_event',
    `id text primary key, day text not null, personDigest text not null, session text not null, seq integer not null,
     type text not null, route text not null, outcome text not null, ms integer, at text not null, props text not null`,
  )
  await createIndex(db, 'analytics_event_day', 'analytics_event (day, personDigest)')
  await createTable(db, dialect, 'analytics_secret', 'day text primary key, secret text not null')
  await createTable(
    db,
    dialect,
    'analytics_daily',
    `day text not null, route text not null, type text not null, outcome text not null, count integer not null,
     people integer not null, msMean integer not null, primary key (day, route, type, outcome)`,
  )
}
