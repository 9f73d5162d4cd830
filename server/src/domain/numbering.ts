import type { NumberKind } from '@jinpiao/contract/numbers'
import type { Day } from '@jinpiao/values/days'

/** `JP20261121000012`: kind, day, running number of that day. */
export const formatNumber = (kind: NumberKind, day: Day, running: number): string =>
  `${counterName(kind, day)}${String(running).padStart(6, '0')}`

/** The counter that gives the running number: one per kind and day. */
export const counterName = (kind: NumberKind, day: Day): string => kind + day.replaceAll('-', '')

/** A number without what follows `-`: of a part the number of its root. */
export const rootNumber = (no: string): string => no.split('-', 1)[0] ?? ''

/**
 * `JP20261121000012-07`: the seventh part of that root, whoever split what. Until 2026-11-27 the number of a part was its
 * path, `JP20261121000012-01-02`: it grew with every transfer, and told strangers how others had split. These stay valid.
 */
export const partNumber = (root: string, running: number): string => `${root}-${String(running).padStart(2, '0')}`

/** A number without its suffix, from its end: what is typed as the last digits is a beginning here, and finds an index. */
export const tailOf = (no: string): string => reversed(rootNumber(no))

export const reversed = (text: string): string => [...text].reverse().join('')
