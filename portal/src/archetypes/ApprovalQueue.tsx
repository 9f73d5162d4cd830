import { type IssueApplication, listIssueApplications } from '@jinpiao/contract/issue'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { ListFilters } from '#portal/parts/ListFilters.tsx'
import { type FilterTexts, labelled } from '#portal/parts/listFilters.ts'
import * as css from '#portal/parts/page.css.ts'
import { useConditions } from '#portal/parts/useConditions.ts'
import { useListState } from '#portal/parts/useListState.ts'
import { useListTable } from '#portal/parts/useListTable.ts'
import { useSearchAgain } from '#portal/parts/useSearchAgain.ts'
import { DeskActions } from './DeskActions.tsx'
import type { Desk } from './desk.ts'
import { queueColumns } from './queueColumns.tsx'
import { queueFilters } from './queueFilters.ts'
import { isQueueTab, type QueueTab, queueTabs } from './queueRules.ts'
import type { useDecisions } from './useDecisions.tsx'

interface QueueProps {
  desk: Desk
  decisions: ReturnType<typeof useDecisions>
}

/** Archetype Q: what waits, what I have decided, everything; filters and page stand in the address. */
export function ApprovalQueue({ desk, decisions }: QueueProps) {
  const { t } = useTranslation('approval')
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('tab')
  const tab: QueueTab = isQueueTab(asked) ? asked : 'todo'
  const waiting = useQuery(queryOf('applications', listIssueApplications, { query: { box: 'TODO', pageSize: 1 } }))
  const count = waiting.data?.pagecond.count

  return (
    <Tabs
      aria-label={t('queueTabs')}
      keyboardActivation="manual"
      selectedKey={tab}
      onSelectionChange={(next) => {
        if (next !== tab) setParameters(next === 'todo' ? {} : { tab: next })
      }}
      items={(Object.keys(queueTabs) as QueueTab[]).map((id) => ({
        id,
        label: id === 'todo' && count !== undefined ? t('tabTodo', { count }) : t(`tab.${id}`),
        // Only the one that is shown asks the server.
        content: id === tab && <QueuePanel tab={id} desk={desk} decisions={decisions} />,
      }))}
    />
  )
}

function QueuePanel({ desk, decisions, tab }: QueueProps & { tab: QueueTab }) {
  const { t, i18n } = useTranslation('approval')
  const list = useListState(queueFilters)
  const { pathname, search } = useLocation()
  const [selected, setSelected] = useState<IssueApplication[]>([])
  // What has been decided on is no longer selected.
  const { decided } = decisions
  const [seen, setSeen] = useState(decided)
  if (decided !== seen) {
    setSeen(decided)
    setSelected([])
  }
  const query = useQuery({
    ...queryOf('applications', listIssueApplications, {
      query: { ...list.query, box: queueTabs[tab] },
    }),
    placeholderData: keepPreviousData,
  })

  const change = (next: FilterTexts) => {
    setSelected([])
    list.setFilters(next)
  }
  const { data } = query
  const fields = labelled(queueFilters, (name) => t(`filter.${name}`))
  const conditions = useConditions(fields, list.filters)
  const searchAgain = useSearchAgain(query)
  const table = useListTable(list, query, { conditions, onClear: () => change({}) })

  return (
    <div className={css.section}>
      <h2 className={visuallyHidden}>{t(`tab.${tab}`)}</h2>
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
          {t('sumLine', { count: data.pagecond.count })} <Money value={data.sum.amount} unit />
        </p>
      )}
      <DataTable
        {...table}
        caption={t(`caption.${tab}`)}
        columns={queueColumns(desk, {
          t,
          language: i18n.language === 'en-US' ? 1 : 0,
          tab,
          hrefOf: ({ pkApply }) => detailHref(pathname, search, pkApply),
        })}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => t('rowName', { applyNo })}
        empty={{ text: t(`desk.${desk.words}.empty`) }}
        selection={
          tab !== 'todo'
            ? undefined
            : {
                selected,
                onChange: setSelected,
                unselectableReason: ({ blockedReason }) => blockedReason ?? undefined,
                amount: ({ amount }) => amount || '0.00',
                actions: <DeskActions desk={desk} rows={selected} decisions={decisions} busy={decisions.busy} />,
              }
        }
      />
    </div>
  )
}

function detailHref(pathname: string, search: string, pkApply: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('pkApply', pkApply)
  return `${pathname}?${parameters}`
}
