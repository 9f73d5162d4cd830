import type { Kysely } from 'kysely'
import { createListIndexes } from './ddl.ts'

/** What an enterprise has asked others to confirm, as its list is ordered and filtered. */
export async function askedConfirmations(db: Kysely<unknown>): Promise<void> {
  await createListIndexes(db, 'confirmation_asked', 'confirmation (fkInitiator', 'pkConfirm', {
    by: 'confirmBy',
    no: 'confirmNo',
    tail: 'noTail',
  })
}
