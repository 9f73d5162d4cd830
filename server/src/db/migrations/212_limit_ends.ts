import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** Limits by their last day: each night asks which of them end soon, or have ended. */
export async function limitEnds(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'credit_limit_end', 'credit_limit (state, dayTo, pkLimit)')
}
