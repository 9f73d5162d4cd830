import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** How messages reach people, and what readers say of the help. */
export async function notifications(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'message_preference',
    `userId text not null references corp_user, messageType text not null,
     inbox integer not null check (inbox in (0, 1)), sms integer not null check (sms in (0, 1)),
     email integer not null check (email in (0, 1)), primary key (userId, messageType)`,
  )
  await createTable(
    db,
    dialect,
    'help_feedback',
    `articleId text not null, personId text not null references person,
     helpful integer not null check (helpful in (0, 1)), at text not null, primary key (articleId, personId)`,
  )
}
