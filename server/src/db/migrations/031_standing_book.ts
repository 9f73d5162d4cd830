import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** Indexes of the book: what an enterprise has issued, without the parts that came of it. */
export async function standingBook(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['day', 'issueDate'],
    ['promised', 'promisedDate'],
    ['amount', 'amountFen'],
    ['no', 'creditNo'],
    ['tail', 'noTail'],
    ['first', 'fkFirst'],
  ] as const) {
    await createIndex(db, `ticket_book_${name}`, `ticket (fkIssuer, ${column}, pkCredit) where parentCredit is null`)
  }
}
