import { brokenText, verifyAudit } from '../acts/audit.ts'
import { repairTallies } from '../acts/tallies.ts'
import { withLease } from './lease.ts'
import { hasRun, keepRun } from './runs.ts'
import type { JobContext } from './system.ts'
import { asTurn } from './turns.ts'

/**
 * Does the work once a day, on whichever server comes first. The day is done when the work is: one whose server was killed
 * in the middle is begun again.
 * @param work what it has found, if that is to be told.
 */
async function oncePerDay(job: JobContext, name: string, work: () => Promise<string | undefined>): Promise<void> {
  const done = await withLease(job, `nightly:${name}`, async () => {
    if (await hasRun(job, name)) return undefined
    const found = await asTurn(job, { name, holder: 'night' }, async (partFailed) => {
      const said = await work()
      if (said !== undefined) partFailed()
      return said
    })
    await keepRun(job, name)
    return found
  })
  if (done?.result !== undefined) throw new Error(done.result)
}

/**
 * Looks whether counts and sums are still what the rows add up to, and repairs what is not.
 * @throws {Error} with what had drifted: it has been repaired, but something writes rows past their tallies.
 */
export const checkTallies = (job: JobContext): Promise<void> =>
  oncePerDay(job, 'tallies', async () => {
    const drift = await repairTallies(job.database)
    return drift.length > 0 ? `Tallies had drifted and were repaired: ${drift.slice(0, 10).join('; ')}` : undefined
  })

/**
 * Looks whether the audit log is still what was written (I23).
 * @throws {Error} naming each chain that was changed, and where. Nothing repairs it: it is evidence.
 */
export const checkAudit = (job: JobContext): Promise<void> =>
  oncePerDay(job, 'audit', async () => {
    const { broken } = await verifyAudit(job.database.read)
    return broken.length > 0 ? `The audit log was changed: ${brokenText(broken)}` : undefined
  })
