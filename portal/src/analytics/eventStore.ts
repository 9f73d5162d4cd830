import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import { clear, createStore, promisifyRequest } from 'idb-keyval'

/** Spec §9: so many unsent events are kept at least, and at most, whatever a platform has set. */
export const LEAST_KEPT = 10_000
export const MOST_KEPT = 50_000
const capOf = (wanted: number) => Math.min(Math.max(wanted, LEAST_KEPT), MOST_KEPT)

/** Unsent events of this browser; they survive a crash, and each is its owner's. */
export interface EventStore {
  /** @returns how many of the oldest had to go. */
  add(owner: string, events: readonly AnalyticsEvent[]): Promise<number>
  oldest(owner: string, limit: number): Promise<AnalyticsEvent[]>
  remove(owner: string, ids: readonly string[]): Promise<void>
  removeOf(owner: string): Promise<void>
  clear(): Promise<void>
}

const all = (owner: string) => IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`)
/** Ids begin with their time, so their order is that of the events. */
const keyOf = (owner: string, id: string) => `${owner}/${id}`
const idOf = (key: IDBValidKey) => (key as string).replace(/^.*\//, '')

/** @param wanted so many are kept, within the limits; a test has its own. */
export function browserEventStore(
  wanted = LEAST_KEPT,
  { name = 'jinpiao-analytics', cap = capOf(wanted) } = {},
): EventStore {
  const database = createStore(name, 'events')
  return {
    add: (owner, events) =>
      database('readwrite', async (store) => {
        for (const event of events) store.put(event, keyOf(owner, event.id))
        const over = (await promisifyRequest(store.count())) - cap
        if (over <= 0) return 0
        const keys = await promisifyRequest(store.getAllKeys())
        const oldest = keys.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)).slice(0, over)
        for (const key of oldest) store.delete(key)
        return oldest.length
      }),
    oldest: (owner, limit) =>
      database('readonly', (store) => promisifyRequest<AnalyticsEvent[]>(store.getAll(all(owner), limit))),
    remove: (owner, ids) =>
      database('readwrite', (store) => {
        for (const id of ids) store.delete(keyOf(owner, id))
        return promisifyRequest(store.transaction)
      }),
    removeOf: (owner) => database('readwrite', (store) => promisifyRequest(store.delete(all(owner)))),
    clear: () => clear(database),
  }
}
