import { type Kysely, sql } from 'kysely'
import { createIndex } from './ddl.ts'

/** Indexes of the list of movements, which shows tickets or money. Its sums are read from the index of the time alone. */
export async function ledgerLists(db: Kysely<unknown>): Promise<void> {
  await sql`drop index transaction_log_newest`.execute(db)
  for (const [name, columns] of [
    ['newest', 'at, pkLog, direction, amountFen'],
    ['amount', 'amountFen, pkLog, direction'],
    ['party', 'partyName, pkLog'],
    ['kind', 'kind, pkLog'],
    ['direction', 'direction, at, pkLog, amountFen'],
  ] as const) {
    await createIndex(db, `transaction_log_${name}`, `transaction_log (fkCorp, asset, ${columns})`)
  }
}
