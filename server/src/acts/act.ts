import type { Writer } from '../db/database.ts'
import type { LedgerRow } from '../domain/ledger.ts'
import type { Tally } from '../domain/tallies.ts'
import type { AuditFact } from './audit.ts'
import type { Actor, CommandContext } from './context.ts'

/** One running command: its transaction and what it will have recorded when it commits. */
export interface Act {
  tx: Writer
  context: CommandContext
  actor: Actor
  /** One instant and one day for everything that the command writes. */
  at: string
  today: string
  /** Written at the end, in order: the head of the audit chain is the last lock taken. */
  facts: AuditFact[]
  /** What the rows that it has changed add to the tallies; written just before the facts. */
  tallies: Tally[]
  /** Movements in the books of enterprises; written just before the tallies, which count them. */
  ledger: LedgerRow[]
}
