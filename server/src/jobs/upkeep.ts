import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { forgetQuotas } from '../acts/quota.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

const IDEMPOTENCY_DAYS = 1
/** Assembled texts that were never signed; used ones stay as part of the evidence. */
const SIGN_REQUEST_DAYS = 7

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
