import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { type ListSelection, ListView } from '#portal/lists/ListView.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { hasSum, shownTabs, type TabStates, type TicketScope, tabOf } from './ticketTabs.ts'

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
  const [parameters] = useSearchParams()
  return (
    <ListTabs
      label={t('tabs')}
      tabs={shownTabs(scope, parameters.get('tab')).map(({ id }) => ({ id, label: t(`tab.${id}`) }))}
      headingLevel={3}
      onChange={onListChange}
    >
      {(id) => {
        const tab = tabOf(scope, id)
        return (
          <ListView
            list={listCredits}
            noun="credits"
            // Of what one has issued the issuer is oneself.
            query={{ scope, state: [...tab.states], ...(scope === 'ISSUED' && { issuerName: undefined }) }}
            columns={columns}
            filterLabel={t('filters')}
            primaryFilters={['creditNo', 'counterpartyName', 'amount']}
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
