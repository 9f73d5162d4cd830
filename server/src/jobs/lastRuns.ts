import type { Database, Reader } from '../db/database.ts'
import { instantOf } from '../domain/clock.ts'
import type { JobName, JobReport } from './schedule.ts'
import type { JobContext } from './system.ts'

/** A run that is longer than this says that it is there, and again so often; a shorter one is written at its end. */
const BEAT_MS = 5000
/** Nothing heard for so long: its server was ended, for a busy one is late, not silent. */
const SILENT_MS = 12 * BEAT_MS
const ERROR_LENGTH = 200

/** A row of `job_last`. */
interface Run {
  begunAt: string
  seenAt: string
  endedAt: string | null
  error: string
}

/**
 * Keeps the last run of each job in the database, so that whoever looks after several servers reads it in one place. One
 * that cannot be kept is run all the same.
 */
export function keepLastRuns({ database, clock, wall = clock }: JobContext): JobReport {
  const errors = new Map<JobName, string>()
  const keep = (name: JobName, run: Run) => keepRun(database, name, run).catch(() => undefined)
  return {
    began(name) {
      errors.delete(name)
      const begunAt = instantOf(wall)
      const run = (isOver: boolean): Run => {
        const seenAt = instantOf(wall)
        return { begunAt, seenAt, endedAt: isOver ? seenAt : null, error: errors.get(name) ?? '' }
      }
      const beat = setInterval(() => void keep(name, run(false)), BEAT_MS)
      beat.unref()
      return () => {
        clearInterval(beat)
        return keep(name, run(true))
      }
    },
    failed(name, error) {
      errors.set(name, (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH))
    },
  }
}

/** A run by hand, kept like the others. */
export async function inLastRuns<Result>(job: JobContext, name: JobName, work: () => Promise<Result>): Promise<Result> {
  const { began, failed } = keepLastRuns(job)
  const end = began(name)
  try {
    return await work()
  } catch (error) {
    failed(name, error)
    throw error
  } finally {
    await end()
  }
}

/** Of two servers the run that began last is kept; what is over begins no more, though its beat comes late. */
async function keepRun(database: Database, name: JobName, run: Run): Promise<void> {
  await database.write((tx) =>
    tx
      .insertInto('job_last')
      .values({ name, ...run })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(run)
          .where((eb) =>
            eb.or([
              eb('job_last.begunAt', '<', run.begunAt),
              eb.and([eb('job_last.begunAt', '=', run.begunAt), eb('job_last.endedAt', 'is', null)]),
            ]),
          ),
      )
      .execute(),
  )
}

/** `BROKE_OFF`: its server was ended in the middle; the next run does the rest. */
export type RunOutcome = 'RUNS' | 'DONE' | 'FAILED' | 'BROKE_OFF'

/** The last run of each job that ever ran for so long that it was written, by name. @param now of the real clock, in ms. */
export async function lastRuns(read: Reader, now: number) {
  const rows = await read.selectFrom('job_last').selectAll().orderBy('name').execute()
  return rows.map(({ name, begunAt, seenAt, endedAt, error }) => {
    const isSilent = now - Date.parse(seenAt) > SILENT_MS
    const ended: RunOutcome = error === '' ? 'DONE' : 'FAILED'
    const open: RunOutcome = isSilent ? 'BROKE_OFF' : 'RUNS'
    return { name, begunAt, endedAt, outcome: endedAt === null ? open : ended, error }
  })
}

/** When each look of the night was done last. */
export const lastNights = (read: Reader) =>
  read
    .selectFrom('job_run')
    .select((eb) => ['name', eb.fn.max('day').as('day')])
    .groupBy('name')
    .orderBy('name')
    .execute()
