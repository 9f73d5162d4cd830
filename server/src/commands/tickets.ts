import type { TicketState } from '@jinpiao/contract/status'
import type { Selectable, Updateable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { TicketTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'

export interface Ticket extends Omit<Selectable<TicketTable>, 'state'> {
  state: TicketState
}

export async function readTicket(read: Reader, pkCredit: string): Promise<Ticket> {
  const row = await read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  return row as Ticket
}

/** Locks tickets in one order. */
export async function lockTickets({ tx }: Act, pkCredits: readonly string[]): Promise<void> {
  if (pkCredits.length === 0) return
  await tx
    .selectFrom('ticket')
    .select('pkCredit')
    .where('pkCredit', 'in', [...new Set(pkCredits)].sort())
    .orderBy('pkCredit')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Changes a ticket only if it is still what was read: state, lock and version stand in the WHERE, and the number of
 * changed rows decides (I3). Two acts that both saw it free cannot both win.
 */
export async function changeTicket(
  act: Act,
  ticket: Ticket,
  changes: Pick<Updateable<TicketTable>, 'state' | 'lockedBy' | 'acceptedAt' | 'supplierConsent' | 'endReason'>,
): Promise<void> {
  const version = ticket.version + 1
  const updated = await act.tx
    .updateTable('ticket')
    .set({ ...changes, version, updatedAt: act.at })
    .where('pkCredit', '=', ticket.pkCredit)
    .where('state', '=', ticket.state)
    .where('version', '=', ticket.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) throw new BusinessError('99000409')
  act.facts.push({
    action: 'TICKET.CHANGE',
    target: `ticket:${ticket.pkCredit}`,
    before: { state: ticket.state, lockedBy: ticket.lockedBy, version: ticket.version },
    after: { ...changes, version },
  })
}
