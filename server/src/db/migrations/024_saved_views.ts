import { type Kysely, sql } from 'kysely'
import { createIndex, type Dialect } from './ddl.ts'

/** A list has one default view of a person: of several that were saved at once, the last one stays. */
export async function savedViews(db: Kysely<unknown>, _dialect: Dialect): Promise<void> {
  await sql`update saved_view set "isDefault" = 0 where "isDefault" = 1 and exists (select 1 from saved_view later
    where later."userId" = saved_view."userId" and later."listName" = saved_view."listName" and later."isDefault" = 1
      and (later."savedAt" > saved_view."savedAt"
        or (later."savedAt" = saved_view."savedAt" and later."pkView" > saved_view."pkView")))`.execute(db)
  await createIndex(db, 'saved_view_one_default', 'saved_view (userId, listName) where isDefault = 1', true)
}
