import type { Act } from '../../acts/command.ts'
import type { Aftermath } from '../../flow/business.ts'
import { tellBoth } from '../claimNotices.ts'
import { closeMatter } from '../receiptMatter.ts'
import type { StoredLine } from '../redeemLines.ts'

/** What the payer has stated of a payment ends with the bank's answer: proved where it has paid, contradicted where not. */
export async function endStatement(
  act: Act,
  line: StoredLine,
  { isPaid, reason }: { isPaid: boolean; reason: string },
): Promise<Aftermath> {
  const { claimedBy, claim } = line
  if (claim === null || claimedBy === null) return {}
  await closeMatter(act, claimedBy)
  const name = isPaid ? 'CLAIM_PROVED' : 'CLAIM_CONTRADICTED'
  await tellBoth(act, line, name, isPaid ? await statedSerial(act, claimedBy) : reason)
  return { settles: [{ pkApply: claimedBy, to: isPaid ? 'DONE' : 'REJECTED', comment: reason }] }
}

async function statedSerial({ tx }: Act, pkApply: string): Promise<string> {
  const { mark1 } = await tx
    .selectFrom('application')
    .select('mark1')
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  return mark1 ?? ''
}
