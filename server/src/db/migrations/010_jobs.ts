import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createTable, type Dialect } from './ddl.ts'

/** What several servers on one database need, so that each piece of work is done by one of them. */
export async function jobs(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(db, dialect, 'job_lease', `name text primary key, holder text not null, until text not null`)
  await addColumns(db, dialect, 'outbox', ['dueAt text', "lastError text not null default ''"])
  await sql`update outbox set "dueAt" = "createdAt" where "deliveredAt" is null and tries < 20`.execute(db)
  await sql`drop index outbox_waiting`.execute(db)
  await createIndex(db, 'outbox_due', 'outbox (dueAt, pkOutbox) where dueAt is not null')
  // Two servers may have reminded of the same thing before there was a key.
  await sql`delete from message where substr(target, 1, 9) = 'reminder:' and "pkMessage" not in
    (select min("pkMessage") from message group by "userId", target)`.execute(db)
  await createIndex(db, 'reminder_once', "message (userId, target) where substr(target, 1, 9) = 'reminder:'", true)
}
