import type { Act } from '../acts/command.ts'
import { closeTodos } from '../acts/notify.ts'
import { enterAccepted } from './ledger.ts'
import { changeTicket, type Mover, type Ticket } from './tickets.ts'

/** Its recipient accepts a ticket: it holds it from now on. */
export async function acceptTicket(act: Act, ticket: Ticket, supplierConsent: boolean, mover: Mover): Promise<Ticket> {
  const held = { state: 'HELD', acceptedAt: act.at, supplierConsent: supplierConsent ? 1 : 0 } as const
  const accepted = await changeTicket(act, ticket, held)
  enterAccepted(act, accepted, mover)
  await closeTodos(act, `ticket:${ticket.pkCredit}`)
  return accepted
}
