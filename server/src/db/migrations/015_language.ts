import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** In which language a person reads; null until he chooses. */
export async function language(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'person', ["language text check (language in ('zh-CN', 'en-US'))"])
}
