import { adjustPayableDates } from './calendar.ts'
import { eachByItself } from './eachByItself.ts'
import { expireApplications, lapseTickets } from './expire.ts'
import { moveMaturities, remindMaturities } from './maturity.ts'
import type { JobContext } from './system.ts'
import { expireLimits, tidy } from './upkeep.ts'

const steps: readonly ((job: JobContext) => Promise<unknown>)[] = [
  expireLimits,
  expireApplications,
  lapseTickets,
  adjustPayableDates,
  moveMaturities,
  remindMaturities,
  tidy,
]

/**
 * Everything that time does (product §2.6). Running it twice on one day changes nothing more.
 * @throws {AggregateError} with what has failed, after everything else is done.
 */
export async function runDaily(job: JobContext): Promise<void> {
  await eachByItself(steps, async (step) => {
    await step(job)
    return true
  })
}
