import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** What outsiders are asked for; they fetch it, and their answers close it. */
export async function outsideTasks(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'outside_task',
    `pkTask text primary key, kind text not null,
     institution text not null check (institution in ('PLATFORM', 'FUNDER', 'BANK')), fkFunder text references corp,
     target text not null, round integer not null, fkCorp text not null references corp, body text not null,
     state text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')), createdAt text not null, answeredAt text,
     unique (kind, target, round)`,
  )
  await createIndex(db, 'outside_task_state', 'outside_task (institution, state, createdAt, pkTask)')
  await createIndex(db, 'outside_task_funder', 'outside_task (fkFunder, state, createdAt, pkTask)')
  await createIndex(db, 'outside_task_target', 'outside_task (target, state)')
}
