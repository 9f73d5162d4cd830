import type { Ticket } from '@jinpiao/contract/credits'

/**
 * From whom tickets came. It decides what a refusal means: a ticket from its issuer ends, the amount of a transferred
 * one returns to the sender, and the issuer is not told (I26).
 */
export function originOf(tickets: readonly Pick<Ticket, 'depth'>[]): 'issued' | 'transferred' | 'both' {
  // A ticket that has never been passed on came from its issuer (I6).
  if (tickets.every(({ depth }) => depth === 0)) return 'issued'
  return tickets.every(({ depth }) => depth > 0) ? 'transferred' : 'both'
}
