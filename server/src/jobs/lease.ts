import { setTimeout } from 'node:timers/promises'
import { newPk } from '../acts/keys.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import type { DailyStep, JobContext } from './system.ts'

/** The others wait this long for a server that died with a lease; one that lives renews its own three times as often. */
const LEASE_MS = MINUTE_MS / 2
/** How often somebody who waits looks again. */
const LOOK_MS = 500

/**
 * Of all servers on one database, at most one does this work at a time.
 * @returns its result; `undefined` when another server is at it.
 */
export async function withLease<Result>(
  job: JobContext,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const holder = newPk()
  if (!(await take(job, name, holder))) return undefined
  const heartbeat = setInterval(() => void take(job, name, holder).catch(() => undefined), LEASE_MS / 3)
  heartbeat.unref()
  try {
    return { result: await work() }
  } finally {
    clearInterval(heartbeat)
    await job.database.write((tx) =>
      tx.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute(),
    )
  }
}

/** A step of the daily work that several servers cannot share: one of them does it. */
export const alone =
  (name: string, step: DailyStep): DailyStep =>
  (job) =>
    withLease(job, `daily:${name}`, () => step(job))

/** As `withLease`, but waits until it is this server's turn. `onWait` is told when it has to. */
export async function inTurn<Result>(
  job: JobContext,
  name: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  for (let looks = 0; ; looks += 1) {
    const done = await withLease(job, name, work)
    if (done) return done.result
    if (looks === 0) onWait()
    await setTimeout(LOOK_MS)
  }
}

/** Takes the lease when it is free or has run out, or renews it when it is the holder's own. */
async function take({ database, clock, wall = clock }: JobContext, name: string, holder: string): Promise<boolean> {
  const until = instantOf(wall, LEASE_MS)
  const { numInsertedOrUpdatedRows } = await database.write((tx) =>
    tx
      .insertInto('job_lease')
      .values({ name, holder, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until })
          .where((eb) => eb.or([eb('job_lease.until', '<=', instantOf(wall)), eb('job_lease.holder', '=', holder)])),
      )
      .executeTakeFirstOrThrow(),
  )
  return numInsertedOrUpdatedRows === 1n
}
