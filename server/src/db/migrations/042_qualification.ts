import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** Where each product that needs a qualification stands to each enterprise that has applied for it. */
export async function qualification(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'qualification',
    `fkCorp text not null references corp, fkProduct text not null references funder_product,
     lastApply text not null references application, refusedOn text, pkApply text references application,
     validFrom text, validTo text, quotaFen bigint check (quotaFen >= 0), primary key (fkCorp, fkProduct),
     check ((pkApply is null) = (validFrom is null) and (pkApply is null) = (validTo is null)),
     check (validFrom is null or validFrom <= validTo)`,
  )
  await createIndex(db, 'qualification_end', 'qualification (validTo)')
}
