import { flowOf, ticketForms } from './flow.ts'
import { acceptedByOther, issuerTicketStates, type StatusWord, type TicketState, ticketStates } from './status.ts'

/** What a form has done with a ticket: 已转让, 已融资. Undefined: the type has no such word. */
export const doneBy = (type: unknown): StatusWord | undefined => {
  const form = ticketForms.find((each) => each === type)
  return form && flowOf(form).fromTicket?.done
}

/**
 * States of a ticket in the words of whoever looks (P18).
 *
 * @param scope the issuer's words for `ISSUED`, else the holder's.
 * @param spentAs the type that has used it up, which names what became of it.
 */
export function ticketWords(scope: unknown, spentAs?: unknown): Readonly<Record<TicketState, StatusWord>> {
  const words = scope === 'ISSUED' ? issuerTicketStates : ticketStates
  return { ...words, SPENT: doneBy(spentAs) ?? words.SPENT }
}

/** What became of a ticket that one has given away: a funder has it, or its recipient has accepted it. */
export const givenAway = (bornBy: string, holderKind: 'CORP' | 'FUNDER'): StatusWord =>
  (holderKind === 'FUNDER' ? doneBy(bornBy) : undefined) ?? acceptedByOther
