import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** What a holder has of one issuer, whoever passed it on: who is asked for an account looks for the tickets of its issuer. */
export async function heldIssuers(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'ticket_held_issuer', 'ticket (fkHolder, fkIssuer, pkCredit)')
  await createIndex(db, 'ticket_held_state_issuer', 'ticket (fkHolder, state, fkIssuer, pkCredit)')
}
