import type { TicketState } from './status.ts'

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
} as const satisfies Record<TicketState, readonly [zh: string, en: string]>

/** The act that comes too late, as it stands in the same sentence. */
export const ticketActs = {
  ACCEPT: ['签收', 'accepted'],
  REFUSE: ['拒收', 'refused'],
  CANCEL: ['撤回', 'cancelled'],
} as const satisfies Record<string, readonly [zh: string, en: string]>
