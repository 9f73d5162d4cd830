import type { TicketState } from '@jinpiao/contract/status'
import { ticketActs, ticketEvents } from '@jinpiao/contract/ticketEvents'
import { BusinessError } from './businessError.ts'

export interface TicketFacts {
  state: TicketState
  fkHolder: string
  fkIssuer: string
  lockedBy: string | null
  /** 0 for what was issued, more for what was passed on. */
  depth: number
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
  if (ticket.fkIssuer !== fkCorp || ticket.depth > 0) throw new BusinessError('01000302')
  requirePending(ticket, 'CANCEL')
}
