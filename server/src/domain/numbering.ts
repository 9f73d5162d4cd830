import type { Day } from '@jinpiao/values/days'

/** Ticket and application numbers (product §2.1). */
export type NumberKind = 'JP' | 'SQ'

/** `JP20261121000012`: kind, day, running number of that day. */
export const formatNumber = (kind: NumberKind, day: Day, running: number): string =>
  `${counterName(kind, day)}${String(running).padStart(6, '0')}`

/** The counter that gives the running number: one per kind and day. */
export const counterName = (kind: NumberKind, day: Day): string => kind + day.replaceAll('-', '')
