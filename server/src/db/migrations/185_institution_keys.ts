import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** Keys by which institutions call the door `/outside/v1`: the public half, and until when it counts. */
export async function institutionKeys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'institution_key',
    `kid text primary key, name text not null,
     institution text not null check (institution in ('PLATFORM', 'FUNDER', 'BANK')), funder text,
     x text not null, y text not null, madeBy text not null, createdAt text not null, endsAt text,
     check ((institution = 'FUNDER') = (funder is not null))`,
  )
  await createIndex(db, 'institution_key_by_name', 'institution_key (name, createdAt)')
}
