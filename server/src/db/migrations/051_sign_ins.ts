import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** A person reads when he has signed in to an enterprise. */
export const signIns = (db: Kysely<unknown>): Promise<void> =>
  createIndex(db, 'audit_sign_in', 'audit_log (fkCorp, personId, action, at, seq)')
