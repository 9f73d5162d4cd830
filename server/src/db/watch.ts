import { sql } from 'kysely'
import type { Clock } from '../domain/clock.ts'
import type { Database } from './database.ts'
import { isAway } from './failures.ts'

/** How often it is looked at while it answers, and while it does not: people come back as soon as it does. */
export const EVERY_MS = 5000
const WHILE_AWAY_MS = 1000
/** A database that takes longer for nothing at all hangs. */
const PATIENCE_MS = 3000

/** Whether a part answers, the database or the disk of files: asked again and again, so that nobody waits for it. */
export interface Watch {
  /** Real time at which it was first missed, in milliseconds; undefined: it answers. */
  readonly awaySince: number | undefined
  /** Something has failed; whether it is this part that is away is asked at once. Counted while it is. */
  failed(error: unknown): void
  /** @returns whether it answers now. */
  look(): Promise<boolean>
  stop(): void
}

/** Thrown in place of asking a database that is known to be away. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly code = 'ECONNREFUSED'
}

/** What is told of an outage: once that it began and why, once that it is over. */
export interface OutageReport {
  began(error: unknown): void
  ended(outage: { seconds: number; refused: number }): void
}

/**
 * @param asked asks it for nothing at all: `() => ask(database)`.
 * @param wall real time.
 * @param options how long one question may take; how often it is asked while it answers, undefined: by nobody but who
 * fails for it and who looks.
 */
export function watchPart(
  asked: () => Promise<void>,
  wall: Clock,
  report: OutageReport,
  { patienceMs = PATIENCE_MS, everyMs }: { patienceMs?: number; everyMs?: number } = {},
): Watch {
  let awaySince: number | undefined
  let refused = 0
  let looking: Promise<boolean> | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const lookIn = (ms: number | undefined) => {
    if (ms !== undefined && !isStopped) timer = setTimeout(() => void look(), ms).unref()
  }
  lookIn(everyMs)

  function look(): Promise<boolean> {
    looking ??= answers(asked, patienceMs)
      .then(ended, began)
      .finally(() => {
        looking = undefined
        clearTimeout(timer)
        lookIn(awaySince === undefined ? everyMs : WHILE_AWAY_MS)
      })
    return looking
  }

  function began(error: unknown): boolean {
    if (isStopped || awaySince !== undefined) return false
    awaySince = wall.now()
    report.began(error)
    return false
  }

  function ended(): boolean {
    if (awaySince === undefined) return true
    report.ended({ seconds: Math.round((wall.now() - awaySince) / 1000), refused })
    awaySince = undefined
    refused = 0
    return true
  }

  return {
    get awaySince() {
      return awaySince
    },
    failed(error) {
      if (!isAway(error)) return
      if (awaySince !== undefined) refused += 1
      else void look()
    },
    look,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export async function ask({ apart }: Pick<Database, 'apart'>): Promise<void> {
  await sql`select 1`.execute(apart)
}

/** @throws what the database has said, or {@link DatabaseAway} when it says nothing. */
async function answers(asked: () => Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DatabaseAway(`No answer within ${patienceMs} ms`))
    // A process that was busy with itself hears its timer first: what has come meanwhile is heard before it gives up.
    timer = setTimeout(() => setImmediate(giveUp), patienceMs).unref()
  })
  try {
    await Promise.race([asked(), silence])
  } finally {
    clearTimeout(timer)
  }
}
