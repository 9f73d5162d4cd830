import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { type ListSelection, ListView } from '#portal/lists/ListView.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { hasSum, type TabStates, type TicketScope, tabOf, ticketTabs } from './ticketTabs.ts'

export interface TicketListProps {
  scope: TicketScope
  columns: readonly ListColumn<Ticket>[]
  empty: string
  /** What can be selected under a tab; `undefined` where nothing can be done with several. */
  selection?: (tab: TabStates) => ListSelection<Ticket> | undefined
  /** A selection is over when another tab or filter is chosen. */
  onListChange?: () => void
  /** As many as other lists have, if left out. */
  rows?: number | undefined
}

/** Tickets by state; tab, filters, order and page stand in the address (product §4.0.3). */
export function TicketList({ scope, columns, empty, selection, onListChange, rows }: TicketListProps) {
  const { t } = useTranslation('tickets')
  const hrefOf = useDetailHref('ticket')
  return (
    <ListTabs
      label={t('tabs')}
      tabs={ticketTabs[scope].map(({ id }) => ({ id, label: t(`tab.${id}`) }))}
      headingLevel={3}
      onChange={onListChange}
    >
      {(id) => {
        const tab = tabOf(scope, id)
        return (
          <ListView
            list={listCredits}
            noun="credits"
            query={{ scope, state: [...tab.states] }}
            columns={columns}
            filterLabel={t('filters')}
            {...(hasSum(tab) && { sum: 'amount' as const })}
            {...(rows !== undefined && { rows })}
            caption={t(`caption.${scope}`, { tab: t(`tab.${id}`) })}
            rowKey={({ pkCredit }) => pkCredit}
            rowName={({ creditNo }) => t('rowName', { creditNo })}
            hrefOf={({ pkCredit }) => hrefOf(pkCredit)}
            empty={{ text: empty }}
            selection={selection?.(tab)}
            {...(onListChange && { onFilter: onListChange })}
            hasTools
          />
        )
      }}
    </ListTabs>
  )
}
