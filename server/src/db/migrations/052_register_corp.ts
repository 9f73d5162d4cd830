import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What an enterprise has said when it registered is looked up by the enterprise, among all that ever have. */
export async function registerCorp(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'register_corp', 'register (fkCorp) where fkCorp is not null')
}
