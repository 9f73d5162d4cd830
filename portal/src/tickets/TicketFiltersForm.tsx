import { useTranslation } from 'react-i18next'
import { ListFilters } from '../page/ListFilters.tsx'
import { type TicketFilterName, type TicketFilters, usableTicketFilters } from './ticketFilters.ts'

interface TicketFiltersFormProps {
  /** In force now. */
  filters: TicketFilters
  onChange: (filters: TicketFilters) => void
}

/** Filters of a list of tickets. */
export function TicketFiltersForm({ filters, onChange }: TicketFiltersFormProps) {
  const { t } = useTranslation('tickets')
  const field = (name: TicketFilterName, kind: 'search' | 'text' | 'money') => ({
    name,
    kind,
    label: t(`filter.${name}`),
  })
  return (
    <ListFilters
      label={t('filters')}
      atHand={[field('creditNo', 'search'), field('counterparty', 'search')]}
      more={[
        field('amountFrom', 'money'),
        field('amountTo', 'money'),
        { kind: 'days', label: t('promisedDate'), from: 'promisedFrom', to: 'promisedTo' },
      ]}
      filters={filters}
      onChange={(typed) => onChange(usableTicketFilters(typed))}
    />
  )
}
