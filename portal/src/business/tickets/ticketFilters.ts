import type { FilterFields } from '#portal/parts/listFilters.ts'

/** What a list of tickets can be asked for. */
export const ticketFilters = {
  atHand: [
    { kind: 'search', name: 'creditNo' },
    { kind: 'search', name: 'counterparty' },
  ],
  more: [
    { kind: 'amounts', name: 'amount' },
    { kind: 'days', name: 'promised' },
  ],
} as const satisfies FilterFields
