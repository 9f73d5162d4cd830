import type { TicketAction } from './actions.ts'
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
  CANCELLED: ['撤回', 'cancelled'],
  LAPSED: ['失效', 'lapsed'],
} as const satisfies Record<TicketState, Words>

/** The act that comes too late, as it stands in the same sentence. */
export const ticketActs = {
  ACCEPT: ['签收', 'accepted'],
  REFUSE: ['拒收', 'refused'],
  CANCEL: ['撤回', 'cancelled'],
  TRANSFER: ['转让', 'transferred'],
} as const satisfies Record<TicketAction, Words>
