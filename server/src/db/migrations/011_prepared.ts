import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/**
 * Who edited an application last, and whether it needs the final review: decided when it is submitted, whatever its
 * enterprise changes later. Applications from before have neither, and go by their submitter and the enterprise.
 */
export async function prepared(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'application', [
    'editedBy text references person',
    'finalReview integer check (finalReview in (0, 1))',
  ])
}
