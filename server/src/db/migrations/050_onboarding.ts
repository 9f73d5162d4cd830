import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createTable, type Dialect } from './ddl.ts'

/** Registrations of strangers with their files, the white list, and what people and enterprises have more since then. */
export async function onboarding(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  const states = "check (state in ('SUBMITTED', 'PASSED', 'RETURNED'))"
  await table(
    'register',
    `pkRegister text primary key, registerNo text not null unique, mobile text not null, personName text not null,
     idCode text not null, corpName text not null, creditCode text not null,
     userType text not null check (userType in ('CORE', 'CORP', 'BRANCH')), scale text not null,
     legalPersonName text not null, legalIdCode text not null, parentCreditCode text, inviteCode text,
     fileIds text not null, passwordHash text, ukey text, state text not null ${states}, reason text,
     fkCorp text references corp, version integer not null default 1, createdAt text not null, updatedAt text not null`,
  )
  // Not of the enterprise alone: a second person would learn that somebody has applied for it.
  await createIndex(db, 'register_open', "register (mobile, creditCode) where state = 'SUBMITTED'", true)
  await table(
    'register_file',
    `pkFile text primary key, mobile text not null, name text not null, size integer not null, mime text not null,
     sha256 text not null, pkRegister text, at text not null`,
  )
  await createIndex(db, 'register_file_loose', 'register_file (at) where pkRegister is null')
  await table(
    'white_list',
    `pkWhiteList text primary key, registerNo text not null unique, mobile text not null, corpName text not null,
     creditCode text not null, contactName text not null, coreName text not null, fkCore text references corp,
     fileIds text not null, state text not null ${states}, inviteCode text unique, usedAt text, reason text,
     createdAt text not null, updatedAt text not null`,
  )
  await createIndex(db, 'white_list_open', "white_list (mobile, creditCode) where state = 'SUBMITTED'", true)
  await addColumns(db, dialect, 'supplier', ['inviteCode text'])
  await createIndex(db, 'supplier_invite', 'supplier (inviteCode) where inviteCode is not null', true)
  await createIndex(db, 'supplier_credit', 'supplier (creditCode)')
  await addColumns(db, dialect, 'corp', ['legalIdCode text', 'industry text', 'bizAddress text'])
  await addColumns(db, dialect, 'corp_user', ['version integer not null default 1', 'lastLoginAt text'])
  // The stream of messages asks for what is new, of everybody at once.
  await createIndex(db, 'message_at', 'message (at)')
  await createIndex(db, 'audit_trail', 'audit_log (fkCorp, action, at, seq)')
  await grantUserList(db)
  await freeTasks(db, dialect)
}

/** Directors read people and bind their keys again (11000102); databases from before gave the page to administrators only. */
async function grantUserList(db: Kysely<unknown>): Promise<void> {
  await sql`insert into role_menu ("pkRole", "pkMenu")
    select r."pkRole", m."pkMenu" from role r, menu m
    where r.post = 'DIRECTOR' and m."menuBrief" = '/my/enterprise-info/user/list'
    and not exists (select 1 from role_menu rm where rm."pkRole" = r."pkRole" and rm."pkMenu" = m."pkMenu")`.execute(db)
}

/** A task may be about what is no enterprise yet. SQLite drops no foreign key, so the rows move to another table. */
async function freeTasks(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await sql`alter table outside_task rename to outside_task_before`.execute(db)
  for (const index of ['outside_task_open', 'outside_task_target']) await sql.raw(`drop index ${index}`).execute(db)
  await createTable(
    db,
    dialect,
    'outside_task',
    `pkTask text primary key, kind text not null, institution text not null, fkFunder text references corp,
     target text not null, round integer not null, fkCorp text not null, no text not null, body text not null,
     files text not null, state text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')), createdAt text not null,
     answeredAt text, unique (kind, target, institution, round)`,
  )
  const columns = sql.join(
    ['pkTask', 'kind', 'institution', 'fkFunder', 'target', 'round', 'fkCorp', 'no', 'body', 'files', 'state']
      .concat('createdAt', 'answeredAt')
      .map((name) => sql.ref(name)),
  )
  await sql`insert into outside_task (${columns}) select ${columns} from outside_task_before`.execute(db)
  await sql`drop table outside_task_before`.execute(db)
  await createIndex(db, 'outside_task_open', 'outside_task (institution, state, pkTask)')
  await createIndex(db, 'outside_task_target', 'outside_task (target, state)')
}
