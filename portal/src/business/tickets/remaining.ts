import type { Ticket } from '@jinpiao/contract/credits'
import { CLOSED_DAYS } from '@jinpiao/contract/transfer'

/** Why a ticket that one holds cannot be moved now, as a key of the area `tickets`; `undefined`: it can. */
export function holdingNote(
  ticket: Pick<Ticket, 'state' | 'lockedBy' | 'daysRemaining'>,
): 'inTransit' | 'maturing' | undefined {
  if (ticket.lockedBy !== null) return 'inTransit'
  return ticket.state === 'HELD' && ticket.daysRemaining <= CLOSED_DAYS ? 'maturing' : undefined
}

/** Days left in words, as key and number of the area `tickets`. */
export function remainingWords(daysRemaining: number): { key: 'days' | 'dueToday' | 'daysPast'; n: number } {
  if (daysRemaining === 0) return { key: 'dueToday', n: 0 }
  return daysRemaining > 0 ? { key: 'days', n: daysRemaining } : { key: 'daysPast', n: -daysRemaining }
}
