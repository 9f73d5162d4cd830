import { type Kysely, sql } from 'kysely'
import { createIndex } from './ddl.ts'

/**
 * The view of the book that has what is not due yet walks along the days, and leaves out what came to nothing. With the state
 * in the index it counts and walks without a table row: PostgreSQL read the whole table instead.
 */
export async function bookViews(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index ticket_book_promised').execute(db)
  await createIndex(
    db,
    'ticket_book_promised',
    'ticket (fkIssuer, promisedDate, pkCredit, state, amountFen) where parentCredit is null',
  )
}
