import { type Application, MAX_BATCH } from '@jinpiao/contract/applications'
import { type BusinessType, businessTypes } from '@jinpiao/contract/flow'

/** Why the selected entries cannot be signed together, as a key of the area `approval`; `undefined` when they can. */
export function batchRefusal(
  rows: readonly Pick<Application, 'businessType'>[],
): 'mixedBatch' | 'batchTooLarge' | undefined {
  // One signed text carries one business type (product §2.3.1).
  if (new Set(rows.map(({ businessType }) => businessType)).size > 1) return 'mixedBatch'
  return rows.length > MAX_BATCH ? 'batchTooLarge' : undefined
}

/** The kinds that were selected together, in the order of the flow table. */
export function kindsOf(rows: readonly Pick<Application, 'businessType'>[]): BusinessType[] {
  return businessTypes.filter((type) => rows.some(({ businessType }) => businessType === type))
}

/** The tabs of a queue and the box that the server keeps for each. */
export const queueTabs = { todo: 'TODO', done: 'DONE_BY_ME', all: 'ALL' } as const
export type QueueTab = keyof typeof queueTabs
export const isQueueTab = (text: string | null): text is QueueTab => text !== null && Object.hasOwn(queueTabs, text)

/** What stays in the address of a page with several desks when its tab changes: which desk it is. */
export function deskOnly(parameters: URLSearchParams): Record<string, string> {
  const desk = parameters.get('desk')
  return desk === null ? {} : { desk }
}

/** The desk that an address is at, with nothing chosen in it. */
export function deskAddress(pathname: string, parameters: URLSearchParams): string {
  const kept = new URLSearchParams(deskOnly(parameters))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}

/** One application of a queue; tab, filters and page stay in the address. */
export function detailHref(pathname: string, search: string, pkApply: string, page?: number): string {
  const parameters = new URLSearchParams(search)
  parameters.set('pkApply', pkApply)
  if (page === 1) parameters.delete('page')
  else if (page !== undefined) parameters.set('page', String(page))
  return `${pathname}?${parameters}`
}

interface QueuePage<Row> {
  list: readonly Row[]
  pagecond: { page: number; pageSize: number; count: number }
}

export interface Place<Row> {
  /** Number in the whole queue, from 1. */
  position: number
  previous: Row | undefined
  next: Row | undefined
  /** Pages on which the row before the first and after the last stand. */
  pageBefore: number | undefined
  pageAfter: number | undefined
}

/** Where an application stands in its page of the queue; `undefined`: it does not. */
export function placeOf<Row extends { pkApply: string }>(
  { list, pagecond: { page, pageSize, count } }: QueuePage<Row>,
  pkApply: string,
): Place<Row> | undefined {
  const at = list.findIndex((row) => row.pkApply === pkApply)
  if (at < 0) return undefined
  const isLast = at === list.length - 1
  return {
    position: (page - 1) * pageSize + at + 1,
    previous: list[at - 1],
    next: list[at + 1],
    pageBefore: at === 0 && page > 1 ? page - 1 : undefined,
    pageAfter: isLast && page * pageSize < count ? page + 1 : undefined,
  }
}
