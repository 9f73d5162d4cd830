import type { TicketState } from '@jinpiao/contract/status'
import type { TicketFacts } from '@jinpiao/contract/ticketRules'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { TicketTable } from '../db/tables/instrument.ts'

/** A ticket as its holder sees it: another's is none at all. */
export const heldTicket = (
  read: Reader,
  fkCorp: string,
  pkCredit: string,
): Promise<Selectable<TicketTable> | undefined> =>
  read
    .selectFrom('ticket')
    .selectAll()
    .where('pkCredit', '=', pkCredit)
    .where('fkHolder', '=', fkCorp)
    .executeTakeFirst()

/**
 * What the rules of a form that begins at a ticket know of it; null: not chosen, or not the applicant's.
 * @param pkApply the application that asks: what it holds itself is not in its way.
 */
export const factsOfTicket = (
  ticket: Selectable<TicketTable> | undefined,
  pkApply: string | undefined,
): (TicketFacts & { amount: string }) | null =>
  ticket === undefined
    ? null
    : {
        state: ticket.state as TicketState,
        isLocked: ticket.lockedBy !== null && ticket.lockedBy !== pkApply,
        promisedDate: ticket.promisedDate,
        depth: ticket.depth,
        amount: fenToDecimal(ticket.amountFen),
      }
