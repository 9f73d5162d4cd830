import { useTranslation } from 'react-i18next'
import { ListFilters } from '../page/ListFilters.tsx'
import { type FilterName, type Filters, usableFilters } from './queueFilters.ts'

interface QueueFiltersProps {
  /** In force now. */
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Filters of a queue. */
export function QueueFilters({ filters, onChange }: QueueFiltersProps) {
  const { t } = useTranslation('approval')
  const field = (name: FilterName, kind: 'search' | 'text' | 'money') => ({
    name,
    kind,
    label: t(`filter.${name}`),
  })
  return (
    <ListFilters
      label={t('filters')}
      atHand={[field('supplier', 'search'), field('applyNo', 'search')]}
      more={[
        field('createdBy', 'text'),
        field('amountFrom', 'money'),
        field('amountTo', 'money'),
        { kind: 'days', label: t('submittedDay'), from: 'submittedFrom', to: 'submittedTo' },
      ]}
      filters={filters}
      onChange={(typed) => onChange(usableFilters(typed))}
    />
  )
}
