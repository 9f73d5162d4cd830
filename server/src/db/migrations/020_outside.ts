import { type Kysely, sql } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** What institutions are asked; and their answers, which are no longer about applications alone. */
export async function outside(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'outside_task',
    `pkTask text primary key, kind text not null, institution text not null, fkFunder text references corp,
     target text not null, round integer not null, fkCorp text not null references corp, no text not null,
     body text not null, files text not null, state text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
     createdAt text not null, answeredAt text, unique (kind, target, institution, round)`,
  )
  // An institution fetches what is open, in the order of the keys, which is the order of time.
  await createIndex(db, 'outside_task_open', 'outside_task (institution, state, pkTask)')
  await createIndex(db, 'outside_task_target', 'outside_task (target, state)')
  // Neither database widens a foreign key in place: the answers move to a table that names what they are about.
  await createTable(
    db,
    dialect,
    'outside_answer',
    `evidenceKey text primary key, source text not null, target text not null, answer text not null,
     body text not null, at text not null`,
  )
  await createIndex(db, 'outside_answer_target', 'outside_answer (target, at)')
  const columns = sql.join(['evidenceKey', 'source', 'answer', 'body', 'at'].map((name) => sql.ref(name)))
  await sql`insert into outside_answer (${columns}, target) select ${columns}, ${sql.ref('pkApply')} from inbox`.execute(
    db,
  )
  await sql`drop table inbox`.execute(db)
}
