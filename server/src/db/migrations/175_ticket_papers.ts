import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What an enterprise has on paper about a ticket is looked up by the ticket, not among all its receipts. */
export const ticketPapers = (db: Kysely<unknown>): Promise<void> =>
  createIndex(db, 'receipt_ticket', 'receipt (fkCorp, pkCredit)')
