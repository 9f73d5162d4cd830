import type { FilterFields } from '#portal/parts/listFilters.ts'

/** What a queue can be asked for. */
export const queueFilters = {
  atHand: [
    { kind: 'search', name: 'supplier' },
    { kind: 'search', name: 'applyNo' },
  ],
  more: [
    { kind: 'text', name: 'createdBy' },
    { kind: 'amounts', name: 'amount' },
    { kind: 'days', name: 'submitted' },
  ],
} as const satisfies FilterFields
