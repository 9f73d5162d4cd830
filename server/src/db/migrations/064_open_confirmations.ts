import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What waits for an enterprise's answer is counted for each home, however much it has answered. */
export async function openConfirmations(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'confirmation_open', "confirmation (fkCorp, confirmBy) where state = 'PENDING'")
}
