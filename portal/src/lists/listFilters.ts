import type { CalledTerms, FilterKind, ListFacts } from '@jinpiao/contract/list'
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
  /** The term that names it, where the list calls it differently. */
  called?: TermName | undefined
  /** What can be chosen. */
  values?: readonly string[]
}

/** What a list can be asked for, in the order of the bar. */
export interface FilterFields {
  /** What most people need. */
  primaryFilters: readonly FilterField[]
  more: readonly FilterField[]
}

/** Texts by their names in the address. */
export type FilterTexts = Readonly<Partial<Record<string, string>>>

export const noFilters: FilterFields = { primaryFilters: [], more: [] }

interface FilterChoice {
  primaryFilters?: readonly TermName[] | undefined
  fixed?: readonly string[]
  called?: ReturnType<CalledTerms>
}

/** Boxes that stand on one line with 查询. */
const IN_SIGHT = 4

/**
 * The fields of a list, made from its definition.
 *
 * @param primaryFilters what most people need; by default the names and numbers that it can be searched by, then what can
 * be chosen, then an amount: as many as one line holds. A bar without a field is none.
 * @param fixed what the page chooses itself, such as the state behind a tab.
 * @param called terms that the list shows under another name.
 */
export function filterFields(
  { filters }: Pick<ListFacts, 'filters'>,
  { primaryFilters, fixed = [], called = {} }: FilterChoice = {},
): FilterFields {
  const names = (Object.keys(filters) as TermName[]).filter((name) => !fixed.includes(name))
  const searched = names.filter((name) => filters[name] === 'contains')
  const chosen = names.filter((name) => Array.isArray(filters[name]))
  const first = primaryFilters ?? usualOnes()
  const field = (name: TermName): FilterField => ({
    ...fieldOf(name, filters[name] ?? 'contains', first.includes(name)),
    ...(called[name] && { called: called[name] }),
  })
  return { primaryFilters: first.map(field), more: names.filter((name) => !first.includes(name)).map(field) }

  function usualOnes(): TermName[] {
    const single = [...searched, ...chosen].slice(0, IN_SIGHT)
    // Two boxes.
    const amounts = names.filter((name) => filters[name] === 'range' && termOf(name).kind === 'money')
    const some = [...single, ...(single.length + 2 <= IN_SIGHT ? amounts.slice(0, 1) : [])]
    return some.length > 0 ? some : names.slice(0, 1)
  }
}

function fieldOf(name: TermName, kind: FilterKind, isPrimary: boolean): FilterField {
  if (kind === 'contains') return { kind: isPrimary ? 'search' : 'text', name }
  if (kind === 'range') return { kind: termOf(name).kind === 'money' ? 'amounts' : 'days', name }
  return { kind: 'choice', name, values: kind }
}

export const everyField = ({ primaryFilters, more }: FilterFields): FilterField[] => [...primaryFilters, ...more]

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
