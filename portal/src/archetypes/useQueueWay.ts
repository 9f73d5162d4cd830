import type { Application, ApplicationEndpoints } from '@jinpiao/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { filterFields } from '#portal/lists/listFilters.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { useListState } from '#portal/lists/useListState.ts'
import { useCountText } from '#portal/parts/useCountText.ts'
import type { Desk } from './desk.ts'
import { detailHref, isQueueTab, placeOf, queueTabs } from './queueRules.ts'

/** An application beside the one that is shown. */
export interface Neighbour {
  applyNo: string
  href: string
}

export interface QueueWay {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Number in the queue and how many there are, in words; undefined: it is not in the queue, or no longer. */
  position: { position: number; n: string } | undefined
}

type Row = Pick<Application, 'pkApply' | 'applyNo'>

/**
 * The way through the queue that one came from, without going back to it. What has just been decided on has left the
 * queue: the one that followed it is the next, and after the last one the first of those that were left out.
 */
export function useQueueWay<A extends ApplicationEndpoints>(
  desk: Desk<A>,
  pkApply: string,
  isDecided: boolean,
): QueueWay {
  const countText = useCountText()
  const { pathname, search } = useLocation()
  const tab = useSearchParams()[0].get('tab')
  const state = useListState(filterFields(desk.of.list.list, { fixed: ['box'] }))
  const box = queueTabs[isQueueTab(tab) ? tab : 'todo']
  const pageQuery = (page = state.page) => ({
    ...listQuery('applications', desk.of.list, { ...state.query, page, box }),
    enabled: pkApply !== '',
  })
  const { data } = useQuery(pageQuery())
  const place = data && placeOf(data, pkApply)
  const before = useQuery({ ...pageQuery(place?.pageBefore), enabled: place?.pageBefore !== undefined }).data
  const after = useQuery({ ...pageQuery(place?.pageAfter), enabled: place?.pageAfter !== undefined }).data
  const first = useQuery({ ...pageQuery(1), enabled: isDecided }).data
  const follower = place?.next ?? (place?.pageAfter === undefined ? undefined : after?.list[0])
  const previous = place?.previous ?? (place?.pageBefore === undefined ? undefined : before?.list.at(-1))

  const [followed, setFollowed] = useState<{ pkApply: string; by: Row }>()
  // As it was first seen: after a decision the next page is one further on before this one is.
  if (follower !== undefined && followed?.pkApply !== pkApply) setFollowed({ pkApply, by: follower })

  const way = (row: Row | undefined, page?: number): Neighbour | undefined =>
    row && { applyNo: row.applyNo, href: detailHref(pathname, search, row.pkApply, page) }
  if (place !== undefined && data !== undefined && !isDecided) {
    return {
      previous: way(previous, place.pageBefore),
      next: way(follower, place.pageAfter),
      position: { position: place.position, n: countText(data.pagecond) },
    }
  }
  // The queue is one shorter: its follower stands where this one stood.
  const remembered = followed?.pkApply === pkApply ? followed.by : undefined
  const leftOut = isDecided ? first?.list.find((row) => row.pkApply !== pkApply) : undefined
  return { previous: undefined, next: way(remembered) ?? way(leftOut, 1), position: undefined }
}
