import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** One serial of a bank is one payment of a funder, whatever it has financed. */
export const financeSerials = (db: Kysely<unknown>): Promise<void> =>
  createIndex(
    db,
    'transaction_log_finance_serial',
    "transaction_log (fkCorp, bankSerial) where kind = 'FINANCE' and asset = 'MONEY' and direction = 'OUT'",
    true,
  )
