import { runJob } from '../acts/command.ts'
import { forgetQuotas } from '../acts/quota.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

const IDEMPOTENCY_DAYS = 1
const FORM_DRAFT_DAYS = 30
/** Assembled texts that were never signed; used ones stay as part of the evidence. */
const SIGN_REQUEST_DAYS = 7

/** Ends limits whose last day has passed. */
export async function expireLimits(job: JobContext): Promise<void> {
  const today = todayOf(job.clock)
  const ended = await job.database.read
    .selectFrom('credit_limit')
    .select(['pkLimit', 'fkCorp'])
    .where('state', '=', 'ACTIVE')
    .where('dayTo', '<', today)
    .orderBy('pkLimit')
    .execute()
  await eachByItself(ended, ({ pkLimit, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async ({ tx, facts }) => {
      const { numUpdatedRows } = await tx
        .updateTable('credit_limit')
        .set((eb) => ({ state: 'EXPIRED', version: eb('version', '+', 1) }))
        .where('pkLimit', '=', pkLimit)
        .where('state', '=', 'ACTIVE')
        .executeTakeFirst()
      // Another node may have ended it between the search and now.
      const isEnded = numUpdatedRows === 1n
      if (isEnded) facts.push({ action: 'LIMIT.EXPIRE', target: `limit:${pkLimit}` })
      return isEnded
    }),
  )
}

/** Removes what has served its time. */
export async function tidy({ database, clock }: JobContext): Promise<void> {
  const before = (days: number) => instantOf(clock, -days * DAY_MS)
  await database.write(async (tx) => {
    await tx.deleteFrom('idempotency').where('createdAt', '<', before(IDEMPOTENCY_DAYS)).execute()
    await tx.deleteFrom('draft').where('savedAt', '<', before(FORM_DRAFT_DAYS)).execute()
    const unsigned = tx.deleteFrom('sign_request').where('usedAt', 'is', null)
    await forgetQuotas(tx, todayOf(clock))
    await unsigned.where('expiresAt', '<', before(SIGN_REQUEST_DAYS)).execute()
  })
}
