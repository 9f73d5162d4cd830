import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { type TicketForm, ticketForms } from './flow.ts'
import type { TicketState } from './status.ts'
import type { Words } from './words.ts'

/** What has already happened to a ticket, to say why an act comes too late: 该金票已**签收**，不能再拒收. */
export const ticketEvents = {
  PENDING_ACCEPT: ['开立', 'issued'],
  HELD: ['签收', 'accepted'],
  SPENT: ['流转', 'spent'],
  DUE: ['到期', 'due'],
  OVERDUE: ['逾期', 'overdue'],
  REDEEMED: ['兑付', 'redeemed'],
  REFUSED: ['拒收', 'refused'],
  CANCELLED: ['撤回', 'withdrawn'],
  LAPSED: ['失效', 'lapsed'],
} as const satisfies Record<TicketState, Words>

/** The act that comes too late, as it stands in the same sentence; forms have theirs in the flow table (`fromTicket`). */
export const ticketActs = {
  ACCEPT: ['签收', 'accepted'],
  REFUSE: ['拒收', 'refused'],
  CANCEL: ['撤回', 'withdrawn'],
} as const satisfies Record<string, Words>

/** Main stations of a ticket's life. The portal has the words. */
export const ticketStations = [
  'ISSUED',
  /** Passed on to its holder by another enterprise. */
  'RECEIVED',
  /** 找零: what its holder kept of a ticket that it passed on in part. */
  'KEPT',
  /** The recipient refused it or did not answer in time. */
  'RETURNED',
  'ACCEPTED',
  'REFUSED',
  'CANCELLED',
  'LAPSED',
  'HELD',
  'SPENT',
  // Last day on which a form can begin at it (I7).
  ...ticketForms.map((form): `${TicketForm}_CLOSES` => `${form}_CLOSES`),
  'MATURED',
  'PAYMENT',
] as const

/** One station as the caller may see it (I26): when it was or will be, and with whom. */
export const ticketStation = z.object({
  name: z.enum(ticketStations),
  state: z.enum(['done', 'current', 'upcoming']),
  at: z.optional(instant),
  /** Civil day, where there is no instant: a promised day, a day before the caller had to do with the ticket. */
  day: z.optional(z.string()),
  /** Enterprise that acted. */
  party: z.optional(z.string()),
})
export type TicketStation = z.output<typeof ticketStation>
