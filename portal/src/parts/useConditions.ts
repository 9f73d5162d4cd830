import type { Condition } from '@jinpiao/ui-kit/FilterBar'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { everyField, type FilterFields, type FilterTexts, type LabelledField, parametersOf } from './listFilters.ts'

/** A condition in force: 金额：不低于 1,000.00 元. */
export interface ListCondition extends Condition {
  /** The same in a sentence: 金额 不低于 1000元. */
  spoken: string
}

/** What a list has been asked for, in words. */
export function useConditions(fields: FilterFields<LabelledField>, filters: FilterTexts): ListCondition[] {
  const { t } = useTranslation('list')
  const spoken = useSpokenProse()

  function valueOf(field: LabelledField): string | undefined {
    const { kind } = field
    const [from, to] = parametersOf(field).map((parameter) => filters[parameter])
    if (kind === 'search' || kind === 'text') return from
    if (from === undefined && to === undefined) return undefined
    const ends = from === to ? 'one' : from === undefined ? 'to' : to === undefined ? 'from' : 'both'
    const shown = (text = '') => (kind === 'amounts' && text !== '' ? formatMoney(text) : text)
    return t(`${kind}.${ends}`, { from: shown(from), to: shown(to) })
  }

  return everyField(fields).flatMap((field) => {
    const value = valueOf(field)
    if (value === undefined) return []
    const { name, label } = field
    return { id: name, label: t('condition', { label, value }), spoken: spoken(`${label} ${value}`) }
  })
}
