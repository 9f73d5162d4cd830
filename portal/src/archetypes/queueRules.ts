import { type Application, MAX_BATCH } from '@jinpiao/contract/applications'

/** Why the selected entries cannot be signed together, as a key of the area `approval`; `undefined` when they can. */
export function batchRefusal(
  rows: readonly Pick<Application, 'businessType'>[],
): 'mixedBatch' | 'batchTooLarge' | undefined {
  // One signed text carries one business type (product §2.3.1).
  if (new Set(rows.map(({ businessType }) => businessType)).size > 1) return 'mixedBatch'
  return rows.length > MAX_BATCH ? 'batchTooLarge' : undefined
}

/** The tabs of a queue and the box that the server keeps for each. */
export const queueTabs = { todo: 'TODO', done: 'DONE_BY_ME', all: 'ALL' } as const
export type QueueTab = keyof typeof queueTabs
export const isQueueTab = (text: string | null): text is QueueTab => text !== null && Object.hasOwn(queueTabs, text)

/** One application of a queue; tab, filters and page stay in the address. */
export function detailHref(pathname: string, search: string, pkApply: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('pkApply', pkApply)
  return `${pathname}?${parameters}`
}
