import type { Ticket } from '@jinpiao/contract/credits'

/**
 * From whom tickets came. It decides what a refusal means: a ticket from its issuer ends, the amount of one that was
 * passed on returns to its sender, and the issuer is not told (I26).
 */
export function originOf(tickets: readonly Pick<Ticket, 'depth'>[]): 'issuer' | 'sender' | 'both' {
  // A ticket that has never been passed on came from its issuer (I6).
  if (tickets.every(({ depth }) => depth === 0)) return 'issuer'
  return tickets.every(({ depth }) => depth > 0) ? 'sender' : 'both'
}
