import type { StatusWord } from '@jinpiao/contract/status'
import type { Condition } from '@jinpiao/ui-kit/FilterBar'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { everyField, type FilterField, type FilterFields, type FilterTexts, parametersOf } from './listFilters.ts'

/** A condition in force: 金额：不低于 1,000.00 元. */
export interface ListCondition extends Condition {
  /** The same in a sentence: 金额 不低于 1000元. */
  spoken: string
}

/** Words of states and kinds, by the key of the row. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, StatusWord>>>>

/** What a list has been asked for, in words. */
export function useConditions(fields: FilterFields, filters: FilterTexts, choices: ChoiceWords = {}): ListCondition[] {
  const { t } = useTranslation('list')
  const terms = useTerms()
  const spoken = useSpokenProse()

  function valueOf(field: FilterField): string | undefined {
    const { kind, name } = field
    const [from, to] = parametersOf(field).map((parameter) => parameter && filters[parameter])
    if (kind === 'choice' && from !== undefined) {
      const word = choices[name]?.[from]
      return word ? terms.words(word.label) : from
    }
    if (kind !== 'amounts' && kind !== 'days') return from
    if (from === undefined && to === undefined) return undefined
    const ends = from === to ? 'one' : from === undefined ? 'to' : to === undefined ? 'from' : 'both'
    const shown = (text = '') => (kind === 'amounts' && text !== '' ? formatMoney(text) : text)
    return t(`${kind}.${ends}`, { from: shown(from), to: shown(to) })
  }

  return everyField(fields).flatMap((field) => {
    const value = valueOf(field)
    if (value === undefined) return []
    const label = terms.name(field.called ?? field.name)
    return { id: field.name, label: t('condition', { label, value }), spoken: spoken(`${label} ${value}`) }
  })
}
