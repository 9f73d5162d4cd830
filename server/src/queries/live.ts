import type { Database } from '../db/database.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'

/** What somebody's page is told. */
export type LiveEvent = { name: 'messages'; data: { n: number } } | { name: 'session'; data: Record<string, never> }

export interface LiveFeed {
  /** Tells what changes from now on; the result ends it. */
  listen(who: { userId: string; fkCorp: string }, tell: (event: LiveEvent) => void): () => void
  /** Looks now; otherwise every three seconds, while somebody listens. */
  look(): Promise<void>
  close(): void
}

const EVERY_MS = 3000
/** An act that began earlier may commit later: its messages are looked for so far back. */
const BACK_MS = MINUTE_MS

interface Listener {
  userId: string
  fkCorp: string
  tell: (event: LiveEvent) => void
  /** Messages of the last minute that he knows of; undefined: he has just come, and asks for them himself. */
  known?: ReadonlySet<string>
  /** Versions of user and enterprise. */
  versions?: string
}

/**
 * One poll for all who listen at this server: what another server has written is seen as well, without a channel between
 * them. Two queries, whoever many listen.
 */
export function createLiveFeed({ database, clock }: { database: Database; clock: Clock }): LiveFeed {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let lookedAt = clock.now()

  const look = (): Promise<void> => {
    running ??= poll().finally(() => {
      running = undefined
    })
    return running
  }
  async function poll(): Promise<void> {
    const present = [...listeners]
    if (present.length === 0) return
    const since = lookedAt
    const now = clock.now()
    const [messages, versions] = await Promise.all([
      newMessages(database, present, instantOf({ now: () => Math.min(since, now) }, -BACK_MS)),
      versionsOf(database, present),
    ])
    lookedAt = now
    for (const listener of present) update(listener, messages.get(listener.userId) ?? [], versions.get(listener.userId))
  }
  function stop() {
    clearInterval(timer)
    timer = undefined
  }
  return {
    listen(who, tell) {
      const listener: Listener = { ...who, tell }
      listeners.add(listener)
      // A database that is away for a moment is asked again by the next look.
      timer ??= setInterval(() => void look().catch(() => undefined), EVERY_MS).unref()
      void look().catch(() => undefined)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    look,
    close() {
      listeners.clear()
      stop()
    },
  }
}

function update(listener: Listener, keys: readonly string[], versions: string | undefined): void {
  const { known, versions: before, tell } = listener
  listener.known = new Set(keys)
  listener.versions = versions ?? ''
  const n = known === undefined ? 0 : keys.filter((key) => !known.has(key)).length
  if (n > 0) tell({ name: 'messages', data: { n } })
  if (before !== undefined && before !== listener.versions) tell({ name: 'session', data: {} })
}

async function newMessages({ read }: Database, present: readonly Listener[], since: string) {
  const rows = await read
    .selectFrom('message')
    .select(['pkMessage', 'userId'])
    .where('at', '>=', since)
    .where('userId', 'in', [...new Set(present.map(({ userId }) => userId))])
    .execute()
  const byUser = new Map<string, string[]>()
  for (const { userId, pkMessage } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), pkMessage])
  return byUser
}

async function versionsOf({ read }: Database, present: readonly Listener[]): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('corp_user as u')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .select(['u.userId', 'u.version as user', 'c.version as corp'])
    .where('u.userId', 'in', [...new Set(present.map(({ userId }) => userId))])
    .execute()
  return new Map(rows.map(({ userId, user, corp }) => [userId, `${user}.${corp}`]))
}
