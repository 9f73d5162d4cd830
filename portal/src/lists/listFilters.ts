import type { FilterKind, ListFacts } from '@jinpiao/contract/list'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import { isDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'

/**
 * One condition that a list can be asked for. `amounts` and `days` may be given from, to, or both: `amountFrom` and
 * `amountTo` of the address, one condition.
 */
export interface FilterField {
  kind: 'search' | 'text' | 'amounts' | 'days' | 'choice'
  name: TermName
  /** What can be chosen. */
  values?: readonly string[]
}

/** What a list can be asked for, in the order of the bar. */
export interface FilterFields {
  /** What most people need. */
  atHand: readonly FilterField[]
  more: readonly FilterField[]
}

/** Texts by their names in the address. */
export type FilterTexts = Readonly<Partial<Record<string, string>>>

export const noFilters: FilterFields = { atHand: [], more: [] }

/**
 * The fields of a list, made from its definition.
 *
 * @param atHand what most people need; by default the names and numbers that it can be searched by.
 * @param fixed what the page chooses itself, such as the state behind a tab.
 */
export function filterFields(
  { filters }: Pick<ListFacts, 'filters'>,
  { atHand, fixed = [] }: { atHand?: readonly TermName[] | undefined; fixed?: readonly string[] } = {},
): FilterFields {
  const names = (Object.keys(filters) as TermName[]).filter((name) => !fixed.includes(name))
  const first = atHand ?? names.filter((name) => filters[name] === 'contains').slice(0, 2)
  const field = (name: TermName) => fieldOf(name, filters[name] ?? 'contains', first.includes(name))
  return { atHand: first.map(field), more: names.filter((name) => !first.includes(name)).map(field) }
}

function fieldOf(name: TermName, kind: FilterKind, isAtHand: boolean): FilterField {
  if (kind === 'contains') return { kind: isAtHand ? 'search' : 'text', name }
  if (kind === 'range') return { kind: termOf(name).kind === 'money' ? 'amounts' : 'days', name }
  return { kind: 'choice', name, values: kind }
}

export const everyField = ({ atHand, more }: FilterFields): FilterField[] => [...atHand, ...more]

/** The names of one field in the address: one, or from and to. */
export const parametersOf = ({ kind, name }: FilterField): readonly [string, string?] =>
  kind === 'amounts' || kind === 'days' ? rangeParameters(name) : [name]

/** Those of a list. */
export const allParameters = (fields: FilterFields): string[] =>
  everyField(fields).flatMap((field) => parametersOf(field).filter((name) => name !== undefined))

/**
 * What may be asked of the server: an address with `amountFrom=abc` shows the list without that filter instead of an
 * error (product §4.0.3).
 */
export function usableFilters(fields: FilterFields, texts: FilterTexts): FilterTexts {
  const usable: Record<string, string> = {}
  for (const field of everyField(fields)) {
    for (const parameter of parametersOf(field)) {
      if (parameter === undefined) continue
      const value = usableValue(field, texts[parameter]?.trim() ?? '')
      if (value !== undefined) usable[parameter] = value
    }
  }
  return usable
}

function usableValue({ kind, values }: FilterField, text: string): string | undefined {
  if (text === '') return undefined
  if (kind === 'amounts') {
    const money = parseMoney(text)
    return money.ok ? money.decimal : undefined
  }
  if (kind === 'choice') return values?.includes(text) ? text : undefined
  return kind !== 'days' || isDay(text) ? text : undefined
}

/** What differs between two states of the address, as the fields are to show it. */
export function changedTexts(before: FilterTexts, now: FilterTexts): FilterTexts {
  const names = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name])
  return Object.fromEntries(names.map((name) => [name, now[name] ?? '']))
}

/** Without the condition of this field. */
export function withoutField(fields: FilterFields, texts: FilterTexts, name: string): FilterTexts {
  const gone = everyField(fields)
    .filter((field) => field.name === name)
    .flatMap(parametersOf)
  return Object.fromEntries(Object.entries(texts).filter(([parameter]) => !gone.includes(parameter)))
}
