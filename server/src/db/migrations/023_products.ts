import type { Kysely } from 'kysely'
import { createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/** What funders offer, and what enterprises owe for services. */
export async function products(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'funder_product',
    `pkProduct text primary key, kind text not null, fkFunder text not null references corp, funderName text not null,
     name text not null, rateBp integer not null check (rateBp >= 0), penaltyRateBp integer not null default 0,
     dayBasis integer not null check (dayBasis in (360, 365)), minFen bigint not null, maxFen bigint not null,
     minDays integer not null, maxDays integer not null, monthsMax integer not null, methods text not null,
     feeBp integer not null, earlyFeeBp integer not null, materials text not null, documents text not null,
     note text not null, state text not null check (state in ('ACTIVE', 'STOPPED')),
     check (minFen >= 0 and minFen <= maxFen and minDays >= 0 and minDays <= maxDays)`,
  )
  await createIndex(db, 'funder_product_kind', 'funder_product (kind, state, rateBp, pkProduct)')
  await createTable(
    db,
    dialect,
    'fee_bill',
    `pkBill text primary key, feeBillNo text not null unique, noTail text not null,
     fkCorp text not null references corp, kind text not null, party text not null,
     partyKind text not null check (partyKind in ('PLATFORM', 'BANK', 'TRUST')),
     amountFen bigint not null check (amountFen > 0), period text not null, sourceNo text not null,
     pkSource text not null, state text not null check (state in ('UNPAID', 'CONFIRMING', 'PAID', 'WAIVED')),
     account text, bankSerial text, payDate text, fileIds text not null default '[]', paidAt text,
     invoiced text not null default 'NONE' check (invoiced in ('NONE', 'ISSUING', 'ISSUED')), pkInvoicing text,
     version integer not null default 1, createdAt text not null, updatedAt text not null,
     unique (kind, pkSource, period)`,
  )
  await createListIndexes(db, 'fee_bill', 'fee_bill (fkCorp', 'pkBill', {
    created: 'createdAt',
    amount: 'amountFen',
    no: 'feeBillNo',
    tail: 'noTail',
    party: 'party',
    kind: 'kind',
    paid: "coalesce(paidAt, '')",
    invoiced: 'invoiced',
  })
}
