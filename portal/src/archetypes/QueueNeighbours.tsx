import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import { Link } from '@jinpiao/ui-kit/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { filterFields } from '#portal/lists/listFilters.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { useListState } from '#portal/lists/useListState.ts'
import * as css from '#portal/parts/layout.css.ts'
import { muted } from '#portal/parts/page.css.ts'
import { useCountText } from '#portal/parts/useCountText.ts'
import type { Desk } from './desk.ts'
import { detailHref, isQueueTab, placeOf, queueTabs } from './queueRules.ts'

interface QueueNeighboursProps<A extends ApplicationEndpoints> {
  desk: Desk<A>
  pkApply: string
}

/**
 * 上一笔, 下一笔: through the queue that one came from, without going back to it. What has just been decided on has left
 * the queue: the one that followed it still is the next.
 */
export function QueueNeighbours<A extends ApplicationEndpoints>({ desk, pkApply }: QueueNeighboursProps<A>) {
  const { t } = useTranslation('approval')
  const countText = useCountText()
  const { pathname, search } = useLocation()
  const tab = useSearchParams()[0].get('tab')
  const state = useListState(filterFields(desk.of.list.list, { fixed: ['box'] }))
  const box = queueTabs[isQueueTab(tab) ? tab : 'todo']
  const pageQuery = (page = state.page) => listQuery('applications', desk.of.list, { ...state.query, page, box })
  const { data } = useQuery(pageQuery())
  const place = data && placeOf(data, pkApply)
  const before = useQuery({ ...pageQuery(place?.pageBefore), enabled: place?.pageBefore !== undefined }).data
  const after = useQuery({ ...pageQuery(place?.pageAfter), enabled: place?.pageAfter !== undefined }).data
  const next = place?.next ?? (place?.pageAfter === undefined ? undefined : after?.list[0])
  const previous = place?.previous ?? (place?.pageBefore === undefined ? undefined : before?.list.at(-1))

  const [followed, setFollowed] = useState<{ pkApply: string; by: Neighbour }>()
  // As it was first seen: after a decision the next page is one further on before this one is.
  if (next !== undefined && followed?.pkApply !== pkApply) setFollowed({ pkApply, by: next })

  const way = (row: Neighbour | undefined, words: string, page?: number) =>
    row && (
      <Link href={detailHref(pathname, search, row.pkApply, page)} kind="secondary" context={row.applyNo}>
        {words}
      </Link>
    )
  if (data === undefined) return null
  if (place === undefined) {
    const follower = followed?.pkApply === pkApply ? followed.by : undefined
    // Opened by a link: nothing stands beside it.
    if (follower === undefined) return null
    // The queue is one shorter: its follower stands where this one stood.
    return (
      <nav aria-label={t('neighbours')} className={css.actionBarEnd}>
        {way(follower, t('nextOne'))}
      </nav>
    )
  }
  return (
    <nav aria-label={t('neighbours')} className={css.actionBarEnd}>
      <span className={muted}>{t('position', { position: place.position, n: countText(data.pagecond) })}</span>
      {way(previous, t('previousOne'), place.pageBefore)}
      {way(next, t('nextOne'), place.pageAfter)}
    </nav>
  )
}

type Neighbour = Pick<Application, 'pkApply' | 'applyNo'>
