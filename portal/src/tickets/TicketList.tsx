import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { DataTable, type Selection } from '@jinpiao/ui-kit/DataTable'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../http/queries.ts'
import * as css from '../page/page.css.ts'
import { densityAtom } from '../page/preferences.ts'
import { useErrorText } from '../page/useErrorText.ts'
import { useListState } from '../page/useListState.ts'
import { TicketFiltersForm } from './TicketFiltersForm.tsx'
import type { TicketColumn } from './ticketColumns.tsx'
import { type TicketFilterName, ticketFilterNames, usableTicketFilters } from './ticketFilters.ts'
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
  const list = useListState(ticketFilterNames)
  const filters = usableTicketFilters(list.filters)
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  const { page, pageSize, sort } = list.query
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...queryOf('credits', listCredits, {
      query: { page, pageSize, ...(sort !== undefined && { sort }), ...filters, scope, state: [...tab.states] },
    }),
    placeholderData: keepPreviousData,
  })
  const change = (next: typeof filters) => {
    onListChange?.()
    list.setFilters(next)
  }
  const inForce = Object.keys(filters) as TicketFilterName[]
  const chosen = selection?.(tab)

  return (
    <div className={css.section}>
      <h3 className={visuallyHidden}>{t(`tab.${tab.id}`)}</h3>
      <TicketFiltersForm filters={filters} onChange={change} />
      {data !== undefined && data.pagecond.count > 0 && (
        <p className={css.muted}>
          {t('sumLine')} <Money value={data.sum.amount} unit />
        </p>
      )}
      <DataTable
        caption={t(`caption.${scope}`, { tab: t(`tab.${tab.id}`) })}
        density={density}
        columns={columns}
        rows={data?.list ?? []}
        total={data?.pagecond.count}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo }) => t('rowName', { creditNo })}
        sort={list.sort}
        onSortChange={list.setSort}
        loading={isPending || isPlaceholderData}
        error={error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() }}
        empty={{ text: empty }}
        filter={
          inForce.length === 0
            ? undefined
            : {
                summary: inForce.map((name) => `${t(`filter.${name}`)} ${filters[name]}`).join(t('comma')),
                onClear: () => change({}),
              }
        }
        pagination={
          data && {
            page,
            pageCount: Math.ceil(data.pagecond.count / pageSize),
            onPageChange: list.setPage,
            pageSize,
            pageSizes: [10, 20, 50],
            onPageSizeChange: list.setPageSize,
          }
        }
        selection={chosen}
      />
    </div>
  )
}
