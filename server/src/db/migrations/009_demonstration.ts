import { type Kysely, sql } from 'kysely'

/** A demonstration says so itself from now on; those from before are known by their first enterprise. */
export async function demonstration(db: Kysely<unknown>): Promise<void> {
  await sql`insert into setting (name, value) select 'demonstration', '1'
    where exists (select 1 from corp where "pkCorp" = 'corp-huayue')`.execute(db)
}
