import type { NumberKind } from '@jinpiao/contract/numbers'
import type { Day } from '@jinpiao/values/days'

/** `JP20261121000012`: kind, day, running number of that day. */
export const formatNumber = (kind: NumberKind, day: Day, running: number): string =>
  `${counterName(kind, day)}${String(running).padStart(6, '0')}`

/** The counter that gives the running number: one per kind and day. */
export const counterName = (kind: NumberKind, day: Day): string => kind + day.replaceAll('-', '')

/** `JP20261121000012-01-02`: the second part of the first part. */
export const childNumber = (parent: string, position: number): string =>
  `${parent}-${String(position).padStart(2, '0')}`

/** A number without its path, from its end: what is typed as the last digits is a beginning here, and finds an index. */
export const tailOf = (no: string): string => reversed(no.split('-', 1)[0] ?? '')

export const reversed = (text: string): string => [...text].reverse().join('')
