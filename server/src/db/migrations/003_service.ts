import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect, makeAppendOnly } from './ddl.ts'

/** Messages, files, drafts, calendar, sessions, idempotency, audit chain, outbox. */
export async function service(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'message',
    `pkMessage text primary key, fkCorp text not null references corp, userId text not null references corp_user,
     messageType text not null check (messageType in ('TODO', 'NOTICE', 'RISK', 'SYSTEM')), notice text not null,
     params text not null, link text, messageState text not null check (messageState in ('SENT', 'READ')), target text,
     at text not null, readAt text, expiresAt text`,
  )
  await table(
    'file_object',
    `pkFile text primary key, fkCorp text not null references corp, name text not null,
     size integer not null check (size >= 0 and size <= 20971520), mime text not null, sha256 text not null,
     kind text not null, uploadedBy text not null references person, at text not null`,
  )
  await table(
    'draft',
    `personId text not null references person, fkCorp text not null references corp, routeKey text not null,
     payload text not null, version integer not null, savedAt text not null, primary key (personId, fkCorp, routeKey)`,
  )
  await table(
    'holiday',
    `region text not null, day text not null, kind text not null, name text not null,
     primary key (region, day)`,
  )
  await table(
    'session',
    `tokenHash text primary key, personId text not null references person, userId text references corp_user,
     pkRole text references role, requestKey text, kid text, usedUkey integer not null default 0, ip text not null,
     userAgent text not null, createdAt text not null, lastSeenAt text not null, expiresAt text not null`,
  )
  await table(
    'password_key',
    `kid text primary key, privateKey text not null, createdAt text not null, notAfter text not null`,
  )
  await table(
    'nonce',
    `nonce text not null, purpose text not null, subject text, expiresAt text not null, usedAt text,
     primary key (purpose, nonce)`,
  )
  await table(
    'sms_code',
    `pkSms text primary key, mobile text not null, scene text not null, codeHash text not null,
     tries integer not null default 0, createdAt text not null, expiresAt text not null, usedAt text`,
  )
  await table(
    'idempotency',
    `personId text not null references person, requestId text not null, action text not null, inputDigest text not null,
     answer text not null, createdAt text not null, primary key (personId, requestId)`,
  )
  await table(
    'audit_log',
    `fkCorp text not null, seq integer not null, at text not null, personId text not null, personName text not null,
     action text not null, target text not null, ip text not null, userAgent text not null, before text, after text,
     requestId text not null, prevHash text not null, hash text not null, primary key (fkCorp, seq)`,
  )
  await makeAppendOnly(db, dialect, 'audit_log')
  await table('audit_head', `fkCorp text primary key, seq integer not null, hash text not null`)
  await table(
    'outbox',
    `pkOutbox text primary key, topic text not null, payload text not null, createdAt text not null, deliveredAt text,
     tries integer not null default 0`,
  )
  await table('counter', `name text primary key, last integer not null`)
  await table('setting', `name text primary key, value text not null`)

  await createIndex(db, 'message_user', 'message (fkCorp, userId, messageState, at)')
  await createIndex(db, 'message_target', 'message (target)')
  await createIndex(db, 'file_corp', 'file_object (fkCorp)')
  await createIndex(db, 'session_kid', 'session (kid)')
  await createIndex(db, 'nonce_expiry', 'nonce (expiresAt)')
  await createIndex(db, 'sms_mobile', 'sms_code (mobile, scene, createdAt)')
  await createIndex(db, 'idempotency_created', 'idempotency (createdAt)')
  await createIndex(db, 'audit_target', 'audit_log (fkCorp, target)')
  await createIndex(db, 'outbox_waiting', 'outbox (pkOutbox) where deliveredAt is null')
}
