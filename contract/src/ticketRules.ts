import { type Day, daysBetween } from '@jinpiao/values/days'
import { flowOf, flows, type TicketForm } from './flow.ts'
import { type Problem, problem } from './problems.ts'
import type { TicketState } from './status.ts'
import { ticketEvents } from './ticketEvents.ts'
import { MAX_DEPTH } from './ticketPolicy.ts'

/** What decides whether a form can begin at a ticket. */
export interface TicketFacts {
  state: TicketState
  /** Held by another application: a transfer, a financing. */
  isLocked: boolean
  promisedDate: Day
  /** How often it has been passed on: of consequence for a form that passes it on again. */
  depth: number
}

/** Whether a form gives the ticket to another enterprise. To a funder it goes whatever its depth (I6). */
export const passesOn = (type: TicketForm): boolean => flowOf(type).fromTicket?.passesOn === true

/** Why a form cannot begin at a ticket now (I4, I6, I7): said by the form, and beside the ticket in lists. */
export function ticketRefusal(
  type: TicketForm,
  { state, isLocked, promisedDate, depth }: TicketFacts,
  today: Day,
): Problem | undefined {
  const { act, closed } = flows[type].fromTicket
  if (state !== 'HELD') return problem('fkCredit', '04000107', ticketEvents[state], act)
  if (isLocked) return problem('fkCredit', '04000101')
  if (daysBetween(today, promisedDate) <= closed.days) return problem('fkCredit', closed.code)
  return passesOn(type) && depth >= MAX_DEPTH ? problem('fkCredit', '04000106', String(depth)) : undefined
}
