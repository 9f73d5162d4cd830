import { brokenText, verifyAudit } from '../acts/audit.ts'
import { repairTallies } from '../acts/tallies.ts'
import { todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** Does the work once a day, on whichever server comes first. */
async function oncePerDay({ database, clock }: JobContext, name: string, work: () => Promise<void>): Promise<void> {
  const claimed = await database.write((tx) =>
    tx
      .insertInto('job_run')
      .values({ name, day: todayOf(clock) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  )
  if (claimed.numInsertedOrUpdatedRows === 1n) await work()
}

/**
 * Looks whether counts and sums are still what the rows add up to, and repairs what is not.
 * @throws {Error} with what had drifted: it has been repaired, but something writes rows past their tallies.
 */
export const checkTallies = (job: JobContext): Promise<void> =>
  oncePerDay(job, 'tallies', async () => {
    const drift = await repairTallies(job.database)
    if (drift.length > 0) throw new Error(`Tallies had drifted and were repaired: ${drift.slice(0, 10).join('; ')}`)
  })

/**
 * Looks whether the audit log is still what was written (I23).
 * @throws {Error} naming each chain that was changed, and where. Nothing repairs it: it is evidence.
 */
export const checkAudit = (job: JobContext): Promise<void> =>
  oncePerDay(job, 'audit', async () => {
    const { broken } = await verifyAudit(job.database.read)
    if (broken.length > 0) throw new Error(`The audit log was changed: ${brokenText(broken)}`)
  })
