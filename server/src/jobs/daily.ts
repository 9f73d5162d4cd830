import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'
import { adjustPayableDates } from './calendar.ts'
import { remindDrafts } from './drafts.ts'
import { eachByItself } from './eachByItself.ts'
import { expireApplications, lapseTickets } from './expire.ts'
import { alone, withLease } from './lease.ts'
import { expireLimits, remindLimits } from './limits.ts'
import { moveMaturities, remindMaturities } from './maturity.ts'
import { tellOverdue } from './overdue/tell.ts'
import type { DailyStep, JobContext } from './system.ts'
import { tidy } from './upkeep.ts'

const steps: readonly DailyStep[] = [
  expireLimits,
  remindLimits,
  expireApplications,
  remindDrafts,
  lapseTickets,
  adjustPayableDates,
  moveMaturities,
  remindMaturities,
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
  // Behind what has moved the states of the day.
  tellOverdue,
  alone('tidy', tidy),
]

/**
 * Everything that time does (product §2.6). Running it twice on one day changes nothing more. A step begins when nothing is
 * left of the one before, whichever server has done it.
 * @throws {AggregateError} with what has failed, after everything else is done.
 */
export async function runDaily(job: JobContext): Promise<void> {
  await eachByItself(steps, async (step) => {
    await step(job)
    return true
  })
}

/**
 * The same beside other servers: those on one PostgreSQL share it, item by item. A file has one writer at a time, and there
 * one server does it.
 * @returns `undefined` when another server is at it.
 */
export const runDailyAmong = async (job: JobContext): Promise<object | undefined> =>
  job.database.dialect === 'sqlite' ? withLease(job, 'daily', () => runDaily(job)) : { result: await runDaily(job) }
