import { flows, ticketForms } from '@jinpiao/contract/flow'
import type { TicketState } from '@jinpiao/contract/status'
import type { TicketStation } from '@jinpiao/contract/ticketEvents'
import { MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import { passesOn } from '@jinpiao/contract/ticketRules'
import { addDays, type Day } from '@jinpiao/values/days'

export interface StationFacts {
  state: TicketState
  /** State of the ticket that it came from; `undefined` for a ticket that was issued. */
  parentState: TicketState | undefined
  issuerName: string
  /** Who handed it to its holder. */
  senderName: string | null
  issueDate: Day
  promisedDate: Day
  payableDate: Day
  createdAt: string
  acceptedAt: string | null
  /** Of a ticket that has ended: when it ended, because nothing changes it afterwards. */
  updatedAt: string
  /** By the bank; null: not paid, or paid before the platform kept payments. */
  paidAt: string | null
  /** How often it has been passed on. */
  depth: number
}

/**
 * Main stations of a ticket, oldest first, then what is to come. The issuer learns of a ticket that its supplier has
 * passed on only what it has to pay: neither from whom the payee has it nor since when (I26).
 */
export function stationsOf(ticket: StationFacts, viewer: 'HOLDER' | 'ISSUER', today: Day): TicketStation[] {
  const isRoot = ticket.parentState === undefined
  const isParty = viewer === 'HOLDER' || isRoot
  return [
    isRoot
      ? { name: 'ISSUED', state: 'done', at: ticket.createdAt, party: ticket.issuerName }
      : { name: 'ISSUED', state: 'done', day: ticket.issueDate, party: ticket.issuerName },
    ...(isParty ? arrival(ticket) : []),
    ...presence(ticket, viewer, today),
  ]
}

/** How it came to its holder, and the holder's answer. */
function arrival(ticket: StationFacts): TicketStation[] {
  const { state, parentState, acceptedAt, createdAt, updatedAt, senderName } = ticket
  const isAnsweredNo = state === 'REFUSED' || state === 'CANCELLED' || state === 'LAPSED'
  const isAsked = state === 'PENDING_ACCEPT' || isAnsweredNo || acceptedAt !== null
  const isBack = parentState === 'REFUSED' || parentState === 'LAPSED'
  const stations: TicketStation[] = []
  if (isBack) stations.push({ name: 'RETURNED', state: 'done', at: createdAt })
  else if (parentState !== undefined && isAsked) {
    stations.push({ name: 'RECEIVED', state: 'done', at: createdAt, ...(senderName && { party: senderName }) })
  } else if (parentState !== undefined) stations.push({ name: 'KEPT', state: 'done', at: createdAt })

  if (acceptedAt !== null) stations.push({ name: 'ACCEPTED', state: 'done', at: acceptedAt })
  else if (state === 'PENDING_ACCEPT') stations.push({ name: 'ACCEPTED', state: 'current' })
  if (isAnsweredNo) stations.push({ name: state, state: 'done', at: updatedAt })
  return stations
}

/** Where it stands since then, and what is to come. */
function presence(ticket: StationFacts, viewer: 'HOLDER' | 'ISSUER', today: Day): TicketStation[] {
  const { state, promisedDate, payableDate, updatedAt, paidAt } = ticket
  const payment: TicketStation = { name: 'PAYMENT', state: 'upcoming', day: payableDate }
  switch (state) {
    case 'PENDING_ACCEPT':
      return [payment]
    case 'HELD':
      return [{ name: 'HELD', state: 'current' }, ...(viewer === 'HOLDER' ? closings(ticket, today) : []), payment]
    case 'SPENT':
      if (viewer === 'HOLDER') return [{ name: 'SPENT', state: 'done', at: updatedAt }]
      return [{ name: 'SPENT', state: 'done' }, ...(payableDate > today ? [payment] : [])]
    case 'DUE':
    case 'OVERDUE':
      return [
        { name: 'MATURED', state: 'done', day: promisedDate },
        { ...payment, state: 'current' },
      ]
    case 'REDEEMED':
      return [
        { name: 'MATURED', state: 'done', day: promisedDate },
        { name: 'PAYMENT', state: 'done', at: paidAt ?? updatedAt },
      ]
    default:
      return []
  }
}

/** The last day of each form that begins at the ticket, where it still can (I6, I7), the first day first. */
function closings({ promisedDate, depth }: StationFacts, today: Day): TicketStation[] {
  return ticketForms
    .filter((form) => depth < MAX_DEPTH || !passesOn(form))
    .map((form) => ({ form, day: addDays(promisedDate, -flows[form].fromTicket.closed.days - 1) }))
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ form, day }) => ({ name: `${form}_CLOSES`, state: 'upcoming', day }))
}
