import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { DataTable, type Selection } from '@jinpiao/ui-kit/DataTable'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { ListFilters } from '#portal/parts/ListFilters.tsx'
import { type FilterTexts, labelled } from '#portal/parts/listFilters.ts'
import * as css from '#portal/parts/page.css.ts'
import { useConditions } from '#portal/parts/useConditions.ts'
import { useListState } from '#portal/parts/useListState.ts'
import { useListTable } from '#portal/parts/useListTable.ts'
import { useSearchAgain } from '#portal/parts/useSearchAgain.ts'
import type { TicketColumn } from './ticketColumns.tsx'
import { ticketFilters } from './ticketFilters.ts'
import { type TabStates, type TicketScope, tabOf, ticketTabs } from './ticketTabs.ts'

export interface TicketListProps {
  scope: TicketScope
  columns: readonly TicketColumn[]
  empty: string
  /** What can be selected under a tab; `undefined` where nothing can be done with several. */
  selection?: (tab: TabStates) => Selection<Ticket> | undefined
  /** A selection is over when another tab or filter is chosen. */
  onListChange?: () => void
}

/** Tickets by state; tab, filters, order and page stand in the address (product §4.0.3). */
export function TicketList(props: TicketListProps) {
  const { scope, onListChange } = props
  const { t } = useTranslation('tickets')
  const [parameters, setParameters] = useSearchParams()
  const tab = tabOf(scope, parameters.get('tab'))

  function choose(id: string) {
    if (id === tab.id) return
    onListChange?.()
    setParameters(
      (now) => {
        now.set('tab', id)
        now.delete('page')
        return now
      },
      { replace: true },
    )
  }

  return (
    <Tabs
      aria-label={t('tabs')}
      // A list has to be fetched: the arrows only move.
      keyboardActivation="manual"
      selectedKey={tab.id}
      onSelectionChange={choose}
      items={ticketTabs[scope].map(({ id }) => ({
        id,
        label: t(`tab.${id}`),
        content: id === tab.id && <TicketPanel {...props} tab={tab} />,
      }))}
    />
  )
}

function TicketPanel({ scope, tab, columns, empty, selection, onListChange }: TicketListProps & { tab: TabStates }) {
  const { t } = useTranslation('tickets')
  const list = useListState(ticketFilters)
  const query = useQuery({
    ...queryOf('credits', listCredits, { query: { ...list.query, scope, state: [...tab.states] } }),
    placeholderData: keepPreviousData,
  })
  const change = (next: FilterTexts) => {
    onListChange?.()
    list.setFilters(next)
  }
  const { data } = query
  const fields = labelled(ticketFilters, (name) => t(`filter.${name}`))
  const conditions = useConditions(fields, list.filters)
  const searchAgain = useSearchAgain(query)
  const table = useListTable(list, query, { conditions, onClear: () => change({}) })
  const chosen = selection?.(tab)

  return (
    <div className={css.section}>
      <h3 className={visuallyHidden}>{t(`tab.${tab.id}`)}</h3>
      <ListFilters
        label={t('filters')}
        fields={fields}
        filters={list.filters}
        conditions={conditions}
        onChange={change}
        onSearchAgain={() => void searchAgain()}
      />
      {data !== undefined && data.pagecond.count > 0 && (
        <p className={css.muted}>
          {t('sumLine')} <Money value={data.sum.amount} unit />
        </p>
      )}
      <DataTable
        {...table}
        caption={t(`caption.${scope}`, { tab: t(`tab.${tab.id}`) })}
        columns={columns}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo }) => t('rowName', { creditNo })}
        empty={{ text: empty }}
        selection={chosen}
      />
    </div>
  )
}
