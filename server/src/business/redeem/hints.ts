import type { RedeemPayload } from '@jinpiao/contract/redeem'
import type { QueryContext } from '../../acts/context.ts'
import { DAY_MS } from '../../domain/clock.ts'
import { isEnded } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { FoundHint } from '../../flow/business.ts'
import { readPayables } from '../../queries/payables.ts'
import { failedBefore } from '../redeemLines.ts'

/** An account that was registered so few days ago is worth a second look. */
const NEW_DAYS = 30

/** What a reviewer should see beside the form: what is overdue, what is paid again after it failed, and accounts that are new. A batch that has ended is nobody's to review. */
export async function redeemHints(
  { read, clock }: QueryContext,
  { pkApply, fkCorp, state: reached }: Application,
  { fkCredits }: RedeemPayload,
): Promise<FoundHint[]> {
  if (isEnded(reached)) return []
  const payables = await readPayables(read, fkCorp, fkCredits)
  const overdue = payables.filter(({ state }) => state === 'OVERDUE').length
  const since = clock.now() - NEW_DAYS * DAY_MS
  const isNew = payables.filter(({ account }) => account !== undefined && Date.parse(account.createdAt) > since)
  const failed = await failedBefore(read, pkApply, fkCredits)
  const reasons = [...new Set(failed.map(({ reason }) => reason ?? ''))].join('；')
  const names = [...new Set(isNew.map(({ payeeName }) => payeeName))]
  return [
    ...(overdue > 0 ? [['REDEEM_OVERDUE', String(overdue)] satisfies FoundHint] : []),
    ...(failed.length > 0 ? [['REDEEM_FAILED_BEFORE', String(failed.length), reasons] satisfies FoundHint] : []),
    ...names.map((name): FoundHint => ['REDEEM_ACCOUNT_NEW', name, String(NEW_DAYS)]),
  ]
}
