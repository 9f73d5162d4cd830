import { type AnalyticsEvent, MAX_EVENTS } from '@jinpiao/contract/analytics'
import type { EventStore } from './eventStore.ts'

/** Spec §9: so long after the first unsent event; each failure doubles it. */
const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 640_000

/** Pause before the next try after so many failures: 5, 10, 20 … 640 seconds. */
export const delayAfter = (failures: number): number => Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)

interface Parts {
  store: Pick<EventStore, 'oldest' | 'remove'>
  /** Whose events may be sent now; undefined: nobody's. */
  owner: () => string | undefined
  /** @returns ids that need not be sent again. @throws where there is no answer. */
  send: (events: readonly AnalyticsEvent[]) => Promise<readonly string[]>
  /** Runs one at a time, over all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>
}

export interface Sender {
  /** There are events: they go in a while. */
  wake(): void
  /** They go at once. */
  flush(): Promise<void>
  /** The network is back: what has failed before says nothing any more. */
  online(): void
}

/** Sends what is stored, a hundred at a time, and deletes what the server has. */
export function createSender({ store, owner, send, alone }: Parts): Sender {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wake() {
    timer ??= setTimeout(flush, delayAfter(failures))
  }
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    try {
      await alone(sendAll)
      failures = 0
    } catch {
      failures += 1
      wake()
    }
  }
  async function sendAll() {
    for (;;) {
      const who = owner()
      if (who === undefined) return
      const events = await store.oldest(who, MAX_EVENTS)
      if (events.length === 0) return
      // Somebody else has signed in meanwhile.
      if (owner() !== who) continue
      const sent = new Set(events.map(({ id }) => id))
      const accepted = (await send(events)).filter((id) => sent.has(id))
      if (accepted.length === 0) throw new Error('nothing was accepted')
      await store.remove(who, accepted)
      if (events.length < MAX_EVENTS) return
    }
  }
  return {
    wake,
    flush,
    online() {
      failures = 0
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      wake()
    },
  }
}
