import type { TicketForm } from '@jinpiao/contract/flow'
import type { TicketState } from '@jinpiao/contract/status'
import { ticketActs, ticketEvents } from '@jinpiao/contract/ticketEvents'
import { ticketRefusal } from '@jinpiao/contract/ticketRules'
import type { Day } from '@jinpiao/values/days'
import { BusinessError, refuse } from './businessError.ts'

export interface TicketFacts {
  state: TicketState
  fkHolder: string
  fkIssuer: string
  lockedBy: string | null
  parentCredit: string | null
  /** How often it has been passed on. */
  depth: number
  promisedDate: Day
}

function requirePending(ticket: TicketFacts, act: keyof typeof ticketActs): void {
  if (ticket.state !== 'PENDING_ACCEPT') {
    throw new BusinessError('04000107', ticketEvents[ticket.state], ticketActs[act])
  }
  if (ticket.lockedBy !== null) throw new BusinessError('04000101')
}

/**
 * Whether its recipient may answer it (product §2.4). A ticket whose cancellation is under way is in transit.
 * @throws {BusinessError} 01000302 not the caller's, 04000101 in transit, 04000107 already answered.
 */
export function requireAnswerable(ticket: TicketFacts, fkCorp: string, action: 'ACCEPT' | 'REFUSE'): void {
  if (ticket.fkHolder !== fkCorp) throw new BusinessError('01000302')
  requirePending(ticket, action)
}

/** Whether its issuer may take it back: what it issued itself, while the recipient has not answered (product §2.4). */
export function requireCancellable(ticket: TicketFacts, fkCorp: string): void {
  if (ticket.fkIssuer !== fkCorp || ticket.parentCredit !== null) throw new BusinessError('01000302')
  requirePending(ticket, 'CANCEL')
}

/** Whether its holder may begin a form at it today (I4, I6, I7). */
export function requireFormFrom(ticket: TicketFacts, fkCorp: string, type: TicketForm, today: Day): void {
  if (ticket.fkHolder !== fkCorp) throw new BusinessError('01000302')
  refuse([ticketRefusal(type, { ...ticket, isLocked: ticket.lockedBy !== null }, today)])
}
