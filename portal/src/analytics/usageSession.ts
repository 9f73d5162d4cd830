import { LEAST_SESSION_MS, SESSION_MS } from '@jinpiao/contract/analytics'
import { ulid } from 'ulid'

const KEY = 'jinpiao.analytics'

interface Kept {
  id: string
  owner: string
  /** Of its last event. */
  at: number
  seq: number
}

/** The place of an event: in which session, as which one of it. */
export interface Place {
  session: string
  seq: number
  isNew: boolean
}

/**
 * The place of the next event. Tabs of a browser share the session; one ends when nothing has happened for so long (spec
 * §9: half an hour, 5 s at least), or with its person.
 */
export function nextPlace(
  owner: string,
  now: number,
  length: number = SESSION_MS,
  storage: Storage = localStorage,
): Place {
  const kept = read(storage)
  // Tabs know the server's time to a second each: one that is behind does not end the session of the others.
  const left = kept === undefined ? Number.POSITIVE_INFINITY : Math.abs(now - kept.at)
  const goesOn = kept?.owner === owner && left < Math.max(length, LEAST_SESSION_MS)
  const next: Kept = goesOn ? { ...kept, at: now, seq: kept.seq + 1 } : { id: ulid(now), owner, at: now, seq: 0 }
  storage.setItem(KEY, JSON.stringify(next))
  return { session: next.id, seq: next.seq, isNew: !goesOn }
}

export const forgetUsageSession = (storage: Storage = localStorage): void => storage.removeItem(KEY)

function read(storage: Storage): Kept | undefined {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}
