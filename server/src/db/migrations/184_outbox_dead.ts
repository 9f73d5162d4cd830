import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** Messages that were given up are counted again and again while a server runs; all others were delivered. */
export const outboxDead = (db: Kysely<unknown>): Promise<void> =>
  createIndex(db, 'outbox_dead', 'outbox (pkOutbox) where deliveredAt is null and dueAt is null')
