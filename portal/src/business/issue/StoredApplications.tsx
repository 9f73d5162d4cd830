import { type IssueApplication, listIssueApplications } from '@jinpiao/contract/issue'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { amountColumn, promisedColumn, stateColumn } from '#portal/archetypes/queueColumns.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { noFilters } from '#portal/parts/listFilters.ts'
import { useListState } from '#portal/parts/useListState.ts'
import { useListTable } from '#portal/parts/useListTable.ts'
import { StoredActions } from './StoredActions.tsx'
import { type StoredKind, storedStates } from './useStoredCounts.ts'

/** 我的草稿, 被退回, 已提交: what is under way, with what can be done with it. */
export function StoredApplications({ kind }: { kind: StoredKind }) {
  const { t, i18n } = useTranslation(['issue', 'approval'])
  const list = useListState(noFilters)
  const { pathname } = useLocation()
  const query = useQuery({
    ...queryOf('applications', listIssueApplications, {
      query: { ...list.query, box: 'ALL', state: [...storedStates[kind]] },
    }),
    placeholderData: keepPreviousData,
  })
  const table = useListTable(list, query)
  return (
    <div className={css.section}>
      <DataTable
        {...table}
        caption={t(`tab.${kind}`)}
        columns={columns()}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => t('approval:rowName', { applyNo })}
        empty={{
          text: t(`empty.${kind}`),
          action: (
            <Link href={pathname} kind="standalone">
              {t('another')}
            </Link>
          ),
        }}
      />
    </div>
  )

  function columns(): Column<IssueApplication>[] {
    const approval = i18n.getFixedT(null, 'approval') as TFunction<'approval'>
    return [
      {
        id: 'applyNo',
        header: t('applyNo'),
        rowHeader: true,
        sortable: true,
        cell: ({ pkApply, applyNo }) => (
          <Link href={`${pathname}?pkApply=${pkApply}`} kind="standalone">
            {applyNo}
          </Link>
        ),
      },
      { id: 'supplierName', header: t('supplier'), sortable: true, cell: ({ supplierName }) => supplierName || '—' },
      amountColumn(approval),
      promisedColumn(approval),
      ...(kind === 'returned'
        ? [
            {
              id: 'returnedBy',
              header: t('returnedBy'),
              cell: ({ returnedByName }: IssueApplication) => returnedByName ?? '—',
            },
            {
              id: 'returnReason',
              header: t('returnReason'),
              cell: ({ returnReason }: IssueApplication) => returnReason ?? '—',
            },
          ]
        : []),
      ...(kind === 'submitted' ? [stateColumn(approval, i18n.language === 'en-US' ? 1 : 0)] : []),
      {
        id: 'updatedAt',
        header: t('updatedAt'),
        sortable: true,
        secondary: kind !== 'drafts',
        cell: ({ updatedAt }) => <MomentText at={updatedAt} />,
      },
      { id: 'actions', header: t('actions'), cell: (row) => <StoredActions application={row} /> },
    ]
  }
}
