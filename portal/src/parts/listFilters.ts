import { isDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'

/** `amounts` and `days` may be asked for from, to, or both: `amountFrom` and `amountTo` of the address, one condition. */
export interface FilterField {
  kind: 'search' | 'text' | 'amounts' | 'days'
  name: string
}

/** What a list can be asked for, declared by its page. */
export interface FilterFields<Field extends FilterField = FilterField> {
  /** What most people need. */
  atHand: readonly Field[]
  more: readonly Field[]
}

/** A field with its name in words: 金额. */
export interface LabelledField extends FilterField {
  label: string
}

type FieldOf<Fields extends FilterFields> = (Fields['atHand'] | Fields['more'])[number]

type ParameterOf<Field extends FilterField> = Field extends { kind: 'amounts' | 'days' }
  ? `${Field['name']}From` | `${Field['name']}To`
  : Field['name']

/** Texts by their names in the address, of whatever list. */
export type FilterTexts = Readonly<Partial<Record<string, string>>>

/** The same of one list, as the API takes them. */
export type Filters<Fields extends FilterFields> = Partial<Record<ParameterOf<FieldOf<Fields>>, string>>

export const noFilters = { atHand: [], more: [] } as const satisfies FilterFields

export function labelled<const Fields extends FilterFields>(
  { atHand, more }: Fields,
  labelOf: (name: FieldOf<Fields>['name']) => string,
): FilterFields<LabelledField> {
  const withLabel = (field: FilterField) => ({ ...field, label: labelOf(field.name as FieldOf<Fields>['name']) })
  return { atHand: atHand.map(withLabel), more: more.map(withLabel) }
}

export const everyField = <Field extends FilterField>({ atHand, more }: FilterFields<Field>): Field[] => [
  ...atHand,
  ...more,
]

/** The names of one field in the address. */
export const parametersOf = ({ kind, name }: FilterField): string[] =>
  kind === 'amounts' || kind === 'days' ? [`${name}From`, `${name}To`] : [name]

/** Those of a list. */
export const allParameters = <Fields extends FilterFields>(fields: Fields) =>
  everyField(fields).flatMap(parametersOf) as ParameterOf<FieldOf<Fields>>[]

/**
 * What may be asked of the server: an address with `amountFrom=abc` shows the list without that filter instead of an
 * error (product §4.0.3).
 */
export function usableFilters<Fields extends FilterFields>(fields: Fields, texts: FilterTexts): Filters<Fields> {
  const usable: Record<string, string> = {}
  for (const field of everyField(fields)) {
    for (const parameter of parametersOf(field)) {
      const value = usableValue(field.kind, texts[parameter]?.trim() ?? '')
      if (value !== undefined) usable[parameter] = value
    }
  }
  return usable as Filters<Fields>
}

function usableValue(kind: FilterField['kind'], text: string): string | undefined {
  if (text === '') return undefined
  if (kind === 'amounts') {
    const money = parseMoney(text)
    return money.ok ? money.decimal : undefined
  }
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
