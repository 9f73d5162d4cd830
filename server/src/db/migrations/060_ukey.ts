import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/** Orders of keys, products of an enterprise, and what it is asked to confirm. */
export async function ukey(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await keys(db, dialect)
  await table(
    'ukey_order',
    `pkApply text primary key references application, fkCorp text not null references corp,
     userId text not null references corp_user, kind text not null check (kind in ('NEW', 'RENEW', 'REISSUE', 'RESET', 'UNBIND')),
     stage text not null check (stage in ('MAKING', 'SHIPPED', 'RECEIVED', 'ACTIVE', 'UNBOUND', 'ENDED')),
     algorithm text not null, replaces text references ukey, receiver text not null, expressCompany text, expressNo text,
     codeHash text, tries integer not null default 0, shippedAt text, receivedAt text, activatedAt text,
     version integer not null default 1, createdAt text not null`,
  )
  // A person waits for one key at a time.
  await createIndex(db, 'ukey_order_open', "ukey_order (userId) where stage in ('MAKING', 'SHIPPED', 'RECEIVED')", true)
  await createIndex(db, 'ukey_order_corp', 'ukey_order (fkCorp)')
  await table(
    'corp_product',
    `fkCorp text not null references corp, product text not null,
     state text not null check (state in ('APPLYING', 'SIGNING', 'OPENED', 'REJECTED', 'CLOSED')),
     pkApply text references application, reason text, at text not null, version integer not null default 1,
     primary key (fkCorp, product)`,
  )
  await confirmations(db, dialect)
  await takeOpened(db)
}

/** A key names its enterprise, the application that it came from, and when it was lost. */
async function keys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'ukey', ["fkCorp text not null default ''", 'pkApply text', 'lostAt text'])
  await sql`update ukey set "fkCorp" = coalesce(
    (select u."fkCorp" from corp_user u where u."userId" = ukey."userId"), '')`.execute(db)
  await createListIndexes(db, 'ukey', 'ukey (fkCorp', 'pkUkey', { until: 'expiresAt' })
  await createIndex(db, 'ukey_ends', "ukey (expiresAt) where state = 'ACTIVE'")
}

async function confirmations(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'confirmation',
    `pkConfirm text primary key, confirmNo text not null, noTail text not null unique,
     fkCorp text not null references corp, kind text not null, title text not null,
     fkInitiator text not null references corp, initiatorName text not null, amountFen bigint check (amountFen > 0),
     confirmBy text not null, document text not null, fileIds text not null,
     state text not null check (state in ('PENDING', 'CONFIRMED', 'REFUSED', 'EXPIRED')), reason text,
     pkApply text references application, version integer not null default 1, createdAt text not null,
     updatedAt text not null`,
  )
  await createListIndexes(db, 'confirmation', 'confirmation (fkCorp', 'pkConfirm', {
    no: 'confirmNo',
    tail: 'noTail',
    kind: 'kind',
    initiator: 'initiatorName',
    amount: 'amountFen',
    until: 'confirmBy',
  })
  await createIndex(db, 'confirmation_ends', "confirmation (confirmBy) where state = 'PENDING'")
}

/** Products that were opened before their states were kept. */
async function takeOpened(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string; opened: string; at: string }>`select "pkCorp" as key,
    "openedProducts" as opened, "updatedAt" as at from corp`.execute(db)
  for (const { key, opened, at } of rows) {
    const products = Object.entries(JSON.parse(opened) as Record<string, boolean>)
    for (const [product] of products.filter(([, isOpen]) => isOpen)) {
      await sql`insert into corp_product ("fkCorp", product, state, at) values (${key}, ${product}, 'OPENED', ${at})`.execute(
        db,
      )
    }
  }
}
