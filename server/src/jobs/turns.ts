import type { Reader } from '../db/database.ts'
import { DAY_MS, instantOf, MINUTE_MS } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** A run whose server lives says so three times as often. */
const ALIVE_MS = MINUTE_MS / 2
const IN_BACKGROUND = { isInBackground: true }

/** What has become of the last run of a job. */
export type TurnState = 'RUNS' | 'DONE' | 'FAILED' | 'BROKE_OFF'

export interface LastTurn {
  name: string
  state: TurnState
  beganAt: string
  /** Null while it runs, and of one whose server was killed. */
  endedAt: string | null
}

/**
 * Does the work, and keeps when it began, when it ended and whether something of it has failed. That this cannot be kept is
 * no reason not to do it.
 *
 * @param work is given what it calls when a part of it has failed.
 */
export async function asTurn<Result>(
  job: JobContext,
  { name, holder }: { name: string; holder: string },
  work: (partFailed: () => void) => Promise<Result>,
): Promise<Result> {
  const wall = job.wall ?? job.clock
  const keep = (row: { endedAt: string | null; hasFailed: number }) => {
    const fresh = { ...row, beganAt, aliveUntil: instantOf(wall, ALIVE_MS) }
    return job.database
      .write(
        (tx) =>
          tx
            .insertInto('job_turn')
            .values({ name, holder, ...fresh })
            .onConflict((conflict) => conflict.columns(['name', 'holder']).doUpdateSet(fresh))
            .execute(),
        IN_BACKGROUND,
      )
      .then(
        () => true,
        () => false,
      )
  }
  const beganAt = instantOf(wall)
  let hasFailed = 0
  const runs = () => keep({ endedAt: null, hasFailed })
  const isKept = await runs()
  let alive: Promise<unknown> = Promise.resolve()
  const heartbeat = setInterval(() => {
    alive = runs()
  }, ALIVE_MS / 3)
  heartbeat.unref()
  try {
    return await work(() => {
      hasFailed = 1
    })
  } catch (error) {
    hasFailed = 1
    throw error
  } finally {
    clearInterval(heartbeat)
    await alive
    // Of a database that is away nothing is asked again: who stops a server would wait for it.
    if (isKept) await keep({ endedAt: instantOf(wall), hasFailed })
  }
}

/** Those of servers that are gone: the last one of each job is kept for a day. */
export async function tidyTurns({ database, clock, wall = clock }: JobContext): Promise<void> {
  const before = instantOf(wall, -DAY_MS)
  await database.write((tx) => tx.deleteFrom('job_turn').where('aliveUntil', '<', before).execute())
}

/** The last run of each job, whichever server has had it; one that runs before all that have ended. */
export async function lastTurns(read: Reader, now: string): Promise<LastTurn[]> {
  const rows = await read.selectFrom('job_turn').selectAll().orderBy('name').orderBy('beganAt', 'desc').execute()
  const all = rows.map(({ name, beganAt, endedAt, aliveUntil, hasFailed }) => ({
    name,
    beganAt,
    endedAt,
    state: stateOf(endedAt, aliveUntil > now, hasFailed),
  }))
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(
    (ofJob) => ofJob.find(({ state }) => state === 'RUNS') ?? ofJob.slice(0, 1),
  )
}

function stateOf(endedAt: string | null, isAlive: boolean, hasFailed: number): TurnState {
  if (endedAt === null) return isAlive ? 'RUNS' : 'BROKE_OFF'
  return hasFailed === 1 ? 'FAILED' : 'DONE'
}
