import { CLOSED_DAYS, MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import { daysBetween } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import type { Application } from '../../flow/application.ts'
import type { FoundHint } from '../../flow/business.ts'

/** So many days before transfers close a reviewer is told to hurry. */
const SOON_DAYS = 5

/** What a director should see beside the form: how often the ticket has gone round, and how little time is left. */
export async function transferHints(
  { read, clock }: QueryContext,
  _application: Application,
  { fkCredit }: TransferPayload,
): Promise<FoundHint[]> {
  const ticket = await read
    .selectFrom('ticket')
    .select(['depth', 'promisedDate'])
    .where('pkCredit', '=', fkCredit)
    .executeTakeFirst()
  if (!ticket) return []
  const days = daysBetween(todayOf(clock), ticket.promisedDate)
  const isClosing = days > CLOSED_DAYS && days <= CLOSED_DAYS + SOON_DAYS
  return [
    ...(ticket.depth > 0 ? [['DEPTH', String(ticket.depth), String(MAX_DEPTH)] as const] : []),
    ...(isClosing ? [['CLOSING', String(days)] as const] : []),
  ]
}
