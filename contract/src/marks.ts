import type { flows } from './flow.ts'
import type { FlowRow } from './flowRow.ts'
import type { FilterKind, StateWords } from './list.ts'
import { type TermName, termOf, type terms } from './terms.ts'

/** Names of the own filters and orders of a type: `marks` of its row. */
export type MarkOf<Type extends keyof typeof flows> = (typeof flows)[Type] extends {
  marks: readonly (infer Name extends TermName)[]
}
  ? Name
  : never

type KindOf<Name extends TermName> = (typeof terms)[Name]['kind'] extends 'day' | 'moment'
  ? 'range'
  : (typeof terms)[Name]['kind'] extends 'status'
    ? readonly [string, ...string[]]
    : 'contains'

/** How a list of a type can be asked for its marks. */
export type MarkFilters<Type extends keyof typeof flows> = { [Name in MarkOf<Type>]: KindOf<Name> }

/** The marks of a row, the first in column `mark1`. */
export const marksOf = ({ marks = [] as never }: Pick<FlowRow, 'marks'>): readonly TermName[] =>
  marks.filter((name) => name !== undefined)

/** A filter by a mark. @throws {Error} a status without words, or a term whose values are no text: a defect of the row. */
export function markFilter(name: TermName, words: StateWords): FilterKind {
  const { kind } = termOf(name)
  if (kind === 'day' || kind === 'moment') return 'range'
  if (kind === 'status') {
    const [first, ...others] = Object.keys(words[name]?.({}) ?? {})
    if (first === undefined) throw new Error(`${name}: a status has words`)
    return [first, ...others]
  }
  if (['money', 'rate', 'count', 'flag', 'files'].includes(kind))
    throw new Error(`${name}: no list is filtered by a ${kind}`)
  return 'contains'
}
