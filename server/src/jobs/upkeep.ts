import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { forgetQuotas } from '../acts/quota.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

const IDEMPOTENCY_DAYS = 1
/** Assembled texts that were never signed; used ones stay as part of the evidence. */
const SIGN_REQUEST_DAYS = 7

/** Ends limits whose last day has passed. */
export function expireLimits(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  return eachInGroups(job, {
    find: (read, page) => {
      const limits = read.selectFrom('credit_limit').select(['pkLimit', 'fkCorp'])
      return pageOf(limits.where('state', '=', 'ACTIVE').where('dayTo', '<', today), 'pkLimit', page).execute()
    },
    key: ({ pkLimit }) => pkLimit,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkLimit }) => ({ credit_limit: [pkLimit] }),
    async work({ tx, facts }, { pkLimit }) {
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
    },
  })
}

/** Removes what has served its time. */
export async function tidy({ database, clock }: JobContext): Promise<void> {
  const before = (days: number) => instantOf(clock, -days * DAY_MS)
  await database.write(async (tx) => {
    await tx.deleteFrom('idempotency').where('createdAt', '<', before(IDEMPOTENCY_DAYS)).execute()
    await tx.deleteFrom('draft').where('savedAt', '<', before(DRAFT_DAYS)).execute()
    const unsigned = tx.deleteFrom('sign_request').where('usedAt', 'is', null)
    await forgetQuotas(tx, todayOf(clock))
    await unsigned.where('expiresAt', '<', before(SIGN_REQUEST_DAYS)).execute()
  })
}
