import { type Kysely, sql } from 'kysely'

/** What an issuer has to pay is kept by payee (`issued.owing`): all tallies are counted anew at the start. */
export async function owing(db: Kysely<unknown>): Promise<void> {
  await sql`delete from tally`.execute(db)
}
