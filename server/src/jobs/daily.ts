import { expireApplications, lapseTickets } from './expire.ts'
import { moveMaturities, remindMaturities } from './maturity.ts'
import type { JobContext } from './system.ts'
import { expireLimits, tidy } from './upkeep.ts'

/** Everything that time does (product §2.6). Running it twice on one day changes nothing more. */
export async function runDaily(job: JobContext): Promise<void> {
  await expireLimits(job)
  await expireApplications(job)
  await lapseTickets(job)
  await moveMaturities(job)
  await remindMaturities(job)
  await tidy(job)
}
