import type { AnalyticsEvent, AnalyticsFact } from '@jinpiao/contract/analytics'
import { instantInShanghai } from '@jinpiao/values/days'
import { ulid } from 'ulid'
import type { EventStore } from './eventStore.ts'
import type { Sender } from './sender.ts'
import { nextPlace } from './usageSession.ts'

/** Events of so long are stored together. */
const STORED_AFTER_MS = 1_000
/** The same failure is told once in so long: a script that breaks in every frame would use up the day. */
const SAME_FAILURE_MS = 60_000

interface Parts {
  store: Pick<EventStore, 'add'>
  sender: Pick<Sender, 'wake'>
  /** Whose use may be recorded now; undefined: nobody's. */
  owner: () => string | undefined
  now: () => number
  /** How the portal looks, told at the begin of a session. */
  look: () => AnalyticsFact
  sessionMs?: number | undefined
}

export interface Recorder {
  /** Into memory, at once: nothing waits for it. */
  track(fact: AnalyticsFact): void
  /** From memory into the store. */
  keep(): Promise<void>
  /** What is in memory is not kept. */
  forget(): void
}

/** Makes events of facts, and stores them as their owner's. */
export function createRecorder({ store, sender, owner, now, look, sessionMs }: Parts): Recorder {
  let memory: { owner: string; event: AnalyticsEvent }[] = []
  let dropped = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  let failure = { text: '', at: 0 }

  function isRepeated(fact: AnalyticsFact): boolean {
    if (fact.type !== 'problem' || fact.kind === 'refused') return false
    const [text, at] = [JSON.stringify(fact), now()]
    if (text === failure.text && Math.abs(at - failure.at) < SAME_FAILURE_MS) return true
    failure = { text, at }
    return false
  }
  function push(fact: AnalyticsFact, who: string): void {
    const at = now()
    const { session, seq, isNew } = nextPlace(who, at, sessionMs)
    const lost = dropped > 0 && { dropped }
    dropped = 0
    memory.push({
      owner: who,
      event: { ...fact, ...lost, id: ulid(at), session, seq, at: instantInShanghai(at) } as AnalyticsEvent,
    })
    if (isNew && fact.type !== 'view') push(look(), who)
  }
  async function keep() {
    clearTimeout(timer)
    timer = undefined
    const events = memory
    memory = []
    const who = owner()
    const own = events.filter((event) => event.owner === who).map(({ event }) => event)
    if (who === undefined || own.length === 0) return
    dropped += await store.add(who, own)
    sender.wake()
  }
  return {
    track(fact) {
      const who = owner()
      if (who === undefined || isRepeated(fact)) return
      try {
        push(fact, who)
      } catch {
        // Storage is full or forbidden. What goes on in the page goes on.
        return
      }
      // A browser without storage records nothing.
      timer ??= setTimeout(() => void keep().catch(() => {}), STORED_AFTER_MS)
    },
    keep,
    forget() {
      memory = []
    },
  }
}
