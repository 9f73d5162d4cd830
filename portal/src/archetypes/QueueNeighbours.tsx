import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { Link } from '@jinpiao/ui-kit/Link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { filterFields } from '#portal/lists/listFilters.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { useListState } from '#portal/lists/useListState.ts'
import * as css from '#portal/parts/layout.css.ts'
import { muted } from '#portal/parts/page.css.ts'
import type { Desk } from './desk.ts'
import { detailHref, isQueueTab, queueTabs } from './queueRules.ts'

interface QueueNeighboursProps<A extends ApplicationEndpoints> {
  desk: Desk<A>
  pkApply: string
}

/** 上一笔, 下一笔: through the page of the queue that one came from, without going back to it. */
export function QueueNeighbours<A extends ApplicationEndpoints>({ desk, pkApply }: QueueNeighboursProps<A>) {
  const { t } = useTranslation('approval')
  const { pathname, search } = useLocation()
  const tab = useSearchParams()[0].get('tab')
  const state = useListState(filterFields(desk.of.list.list, { fixed: ['box'] }))
  const box = queueTabs[isQueueTab(tab) ? tab : 'todo']
  const { data } = useQuery(listQuery('applications', desk.of.list, { ...state.query, box }))
  const at = data?.list.findIndex((row) => row.pkApply === pkApply) ?? -1
  // It has been decided on, or opened by a link: nothing stands beside it.
  if (data === undefined || at < 0) return null
  const { page, pageSize, count } = data.pagecond
  const way = (row: { pkApply: string; applyNo: string } | undefined, words: string) =>
    row && (
      <Link href={detailHref(pathname, search, row.pkApply)} kind="standalone" context={row.applyNo}>
        {words}
      </Link>
    )
  return (
    <nav aria-label={t('neighbours')} className={css.actionBarEnd}>
      <span className={muted}>{t('position', { position: (page - 1) * pageSize + at + 1, count })}</span>
      {way(data.list[at - 1], t('previousOne'))}
      {way(data.list[at + 1], t('nextOne'))}
    </nav>
  )
}
