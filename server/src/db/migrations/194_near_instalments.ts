import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What an enterprise has to repay soon is added up from this index: the rows themselves were 14,000 of a busy one. */
export async function nearInstalments(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'loan_draw_near', 'loan_draw (fkCorp, state, nextDue, nextDueFen)')
}
