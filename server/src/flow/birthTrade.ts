import type { TradeInput } from '@jinpiao/contract/trade'
import type { Reader } from '../db/database.ts'
import { anyApplication } from './application.ts'
import { type Business, type Businesses, businessOf } from './business.ts'

type Born = { pkCredit: string; bornBy: string }

/**
 * Trade background that a ticket was born with. Undefined for change and returned parts: no trade is behind these.
 * The caller has checked that the reader is a party of it (I26).
 */
export const readBirthTrade = (businesses: Businesses, read: Reader, ticket: Born): Promise<TradeInput | undefined> =>
  ofBirth(businesses, read, ticket, (business, payload, line) => business.trade?.(payload, line))

/** What its sender says with it, under the same conditions. */
export const readBirthRemark = (businesses: Businesses, read: Reader, ticket: Born): Promise<string | undefined> =>
  ofBirth(businesses, read, ticket, (business, payload, line) => business.remark?.(payload, line))

async function ofBirth<Part>(
  businesses: Businesses,
  read: Reader,
  { pkCredit, bornBy }: Born,
  part: (business: Business<unknown>, payload: unknown, line: number) => Part | undefined,
): Promise<Part | undefined> {
  const output = await read
    .selectFrom('application_line')
    .select('line')
    .where('pkApply', '=', bornBy)
    .where('pkCredit', '=', pkCredit)
    .executeTakeFirst()
  if (!output) return undefined
  const birth = await anyApplication(read, bornBy)
  const business = businessOf(businesses, birth.businessType)
  return part(business, business.read(birth.payload), output.line)
}
