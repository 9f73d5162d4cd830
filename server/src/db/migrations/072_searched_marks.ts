import { type Kysely, sql } from 'kysely'
import { createIndex } from './ddl.ts'

/**
 * A pack is looked for by a part of its name, the first mark of its application, among those that were changed last: the
 * index by that order contains it, as it contains what other lists judge and add up on their way.
 */
export async function searchedMarks(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index application_changed').execute(db)
  const needed = 'submittedAt, amountFen, mark1'
  await createIndex(db, 'application_changed', `application (fkCorp, family, updatedAt, pkApply, ${needed})`)
}
