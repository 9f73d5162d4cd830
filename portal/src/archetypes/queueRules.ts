import type { IssueApplication } from '@jinpiao/contract/issue'

/** Product P5: as many as one signature may carry. */
export const MAX_BATCH = 200

/** Why the selected entries cannot be signed together, as a key of the area `approval`; `undefined` when they can. */
export function batchRefusal(
  rows: readonly Pick<IssueApplication, 'businessType'>[],
): 'mixedBatch' | 'batchTooLarge' | undefined {
  // One signed text carries one business type (product §2.3.1).
  if (new Set(rows.map(({ businessType }) => businessType)).size > 1) return 'mixedBatch'
  return rows.length > MAX_BATCH ? 'batchTooLarge' : undefined
}

/** The tabs of a queue and the box that the server keeps for each. */
export const queueTabs = { todo: 'TODO', done: 'DONE_BY_ME', all: 'ALL' } as const
export type QueueTab = keyof typeof queueTabs
export const isQueueTab = (text: string | null): text is QueueTab => text !== null && Object.hasOwn(queueTabs, text)
