import type { Act } from '../acts/command.ts'
import { enterOverdue } from './ledger.ts'
import { changeTicket, type Ticket } from './tickets.ts'

/** A ticket was not paid within the grace after its day (Q19). */
export async function markTicketOverdue(act: Act, ticket: Ticket): Promise<Ticket> {
  const overdue = await changeTicket(act, ticket, { state: 'OVERDUE' })
  enterOverdue(act, overdue)
  return overdue
}
