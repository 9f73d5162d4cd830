import type { Act } from '../acts/command.ts'
import { closeTodos } from '../acts/notify.ts'
import { enterEnded } from './ledger.ts'
import { changeTicket, type Ticket } from './tickets.ts'

/**
 * Ends a ticket that nobody has accepted: refused by its recipient, not answered in time, or cancelled by its issuer.
 * The only place where this happens. What was given for it, a limit or a part of a ticket, goes back by its business.
 *
 * @throws {RangeError} somebody holds it, or it has ended: a defect, because the caller has checked it (I2).
 */
export async function endTicket(
  act: Act,
  ticket: Ticket,
  state: 'REFUSED' | 'LAPSED' | 'CANCELLED',
  reason: string | null = null,
): Promise<Ticket> {
  if (ticket.state !== 'PENDING_ACCEPT') throw new RangeError(`Ticket ${ticket.creditNo} is ${ticket.state}`)
  const ended = await changeTicket(act, ticket, { state, lockedBy: null, endReason: reason })
  enterEnded(act, ended)
  await closeTodos(act, `ticket:${ticket.pkCredit}`)
  return ended
}
