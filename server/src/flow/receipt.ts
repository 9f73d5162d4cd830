import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getReceipt as getReceiptEndpoint } from '@jinpiao/contract/receipts'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { receipts } from '../queries/receipts.ts'
import { toTrade } from '../queries/trade.ts'
import { anyApplication, nameOf } from './application.ts'
import { readBirthTrade } from './birthTrade.ts'
import { type Businesses, businessOf } from './business.ts'
import { readVoucher } from './voucher.ts'

/** One receipt of the caller's enterprise as it is printed: what took effect, between whom, and who signed. */
export async function getReceipt(
  businesses: Businesses,
  context: QueryContext,
  { pkReceipt }: { pkReceipt: string },
): Promise<DataOf<typeof getReceiptEndpoint>> {
  const { read, actor } = context
  const row = await read
    .selectFrom('receipt as r')
    .innerJoin('ticket as t', 't.pkCredit', 'r.pkCredit')
    .select(['r.pkApply', 'r.pkCredit', 't.promisedDate', 't.fkIssuer', 't.bornBy'])
    .select(['r.amountFen', 't.amountFen as ticketFen'])
    .where('r.pkReceipt', '=', pkReceipt)
    .where('r.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const receipt = row && (await receipts.one(context, pkReceipt))
  if (!row || !receipt) throw new BusinessError('01000302')
  const application = await anyApplication(read, row.pkApply)
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(application.payload)
  const isReceived = business.isByRecipient === true
  const details = (await business.details?.({ read, actor, today: todayOf(context.clock) }, payload)) ?? []
  const isSplit = details.length > 1
  const ownTrade = isSplit ? undefined : business.trade?.(payload, 0)
  // A recipient names no trade: the ticket's own stands in the application that it was born of.
  const trade = isReceived ? await readBirthTrade(businesses, read, { ...row, pkCredit: row.pkCredit ?? '' }) : ownTrade
  const changeFen = row.ticketFen - row.amountFen
  return {
    receipt,
    issuerName: await nameOf(read, row.fkIssuer),
    senderName: isReceived ? receipt.counterpartyName : actor.corpName,
    recipientName: isReceived ? actor.corpName : receipt.counterpartyName,
    amountInWords: amountInWords(decimalToFen(receipt.amount)),
    promisedDate: row.promisedDate,
    outputs: isSplit ? details.map(({ party, amount }) => ({ recipientName: party, amount })) : [],
    changeAmount: changeFen > 0n ? fenToDecimal(changeFen) : null,
    trade: trade ? await toTrade(read, actor.fkCorp, trade) : null,
    voucher: await readVoucher(context, application, business.files?.(payload) ?? []),
  }
}
