import type { Act } from '../acts/command.ts'
import { closeTodos } from '../acts/notify.ts'
import { enterPaid } from './ledger.ts'
import { changeTicket, closeInput, type Mover, type Ticket } from './tickets.ts'

/**
 * A ticket has been paid: the only place where this happens. Its leaf is paid in full (I17), so what was given for it, a
 * part of its issuer's limit, goes back by its business.
 *
 * @param mover the application that paid it; none where a database from before is written again.
 * @throws {RangeError} nothing is to be paid yet, or it has been: a defect, because the caller has checked it.
 */
export async function redeemTicket(act: Act, ticket: Ticket, mover?: Mover): Promise<Ticket> {
  if (ticket.state !== 'DUE' && ticket.state !== 'OVERDUE') {
    throw new RangeError(`Ticket ${ticket.creditNo} is ${ticket.state}`)
  }
  if (ticket.lockedBy !== null) await closeInput(act, ticket.lockedBy, ticket.pkCredit)
  const paid = await changeTicket(act, ticket, { state: 'REDEEMED', lockedBy: null })
  enterPaid(act, paid, mover)
  await closeTodos(act, `ticket:${ticket.pkCredit}`)
  return paid
}
