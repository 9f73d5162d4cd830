import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** What the bank of a demonstration has on accounts whose balance somebody has set; of any other it collects what it is asked. */
export const demoBalances = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  createTable(
    db,
    dialect,
    'demo_balance',
    'accountNo text primary key, balanceFen bigint not null check (balanceFen >= 0)',
  )
