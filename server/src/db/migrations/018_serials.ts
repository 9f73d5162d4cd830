import { type Kysely, sql } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/**
 * A serial is one authority's only: two authorities may give out the same one. 014 has the rule that stays, one issuer
 * and serial one certificate; here the older one goes, a serial by itself. SQLite lets go of it with the table only, to
 * which no other one refers.
 */
export async function serials(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter table ukey drop constraint "ukey_certSerialNo_key"`.execute(db)
    return
  }
  await createTable(
    db,
    dialect,
    'ukey_next',
    `pkUkey text primary key, userId text not null references corp_user, post text not null, raType text not null,
     algorithmType text not null check (algorithmType in ('ALG_RSA', 'ALG_SM2')), certSerialNo text not null,
     issuerDn text not null, codeSuffix text not null, certificate text,
     legacySha1 integer not null default 0 check (legacySha1 in (0, 1)),
     issuedAt text not null, expiresAt text not null, state text not null`,
  )
  // The columns stand in the order of 001: nothing has added one since.
  await sql`insert into ukey_next select * from ukey`.execute(db)
  await sql`drop table ukey`.execute(db)
  await sql`alter table ukey_next rename to ukey`.execute(db)
  await createIndex(db, 'ukey_user', 'ukey (userId)')
  await createIndex(db, 'ukey_certificate', 'ukey (issuerDn, certSerialNo)', true)
}
