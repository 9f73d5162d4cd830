import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What an enterprise has accepted since a day is summed up from this index alone: the reference line of its chain loans. */
export async function acceptedTickets(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'transaction_log_accepted',
    "transaction_log (fkCorp, direction, at, amountFen) where kind = 'ACCEPT'",
  )
}
