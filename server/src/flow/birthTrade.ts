import type { TradeInput } from '@jinpiao/contract/trade'
import type { Reader } from '../db/database.ts'
import { anyApplication } from './application.ts'
import { type Businesses, businessOf } from './business.ts'

/**
 * Trade background that a ticket was born with. Undefined for change and returned parts: no trade is behind these.
 * The caller has checked that the reader is a party of it (I26).
 */
export async function readBirthTrade(
  businesses: Businesses,
  read: Reader,
  { pkCredit, bornBy }: { pkCredit: string; bornBy: string },
): Promise<TradeInput | undefined> {
  const output = await read
    .selectFrom('application_line')
    .select('line')
    .where('pkApply', '=', bornBy)
    .where('pkCredit', '=', pkCredit)
    .executeTakeFirst()
  if (!output) return undefined
  const birth = await anyApplication(read, bornBy)
  const business = businessOf(businesses, birth.businessType)
  return business.trade?.(business.read(birth.payload), output.line)
}
