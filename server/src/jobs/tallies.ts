import { repairTallies } from '../acts/tallies.ts'
import { todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/**
 * Looks once a day whether counts and sums are still what the rows add up to, and repairs what is not. Whichever server
 * comes first does it.
 * @throws {Error} with what had drifted: it has been repaired, but something writes rows past their tallies.
 */
export async function checkTallies({ database, clock }: JobContext): Promise<void> {
  const claimed = await database.write((tx) =>
    tx
      .insertInto('job_run')
      .values({ name: 'tallies', day: todayOf(clock) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  )
  if (claimed.numInsertedOrUpdatedRows !== 1n) return
  const drift = await repairTallies(database)
  if (drift.length > 0) throw new Error(`Tallies had drifted and were repaired: ${drift.slice(0, 10).join('; ')}`)
}
