import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getReceipt as getReceiptEndpoint } from '@jinpiao/contract/receipts'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { receipts } from '../queries/receipts.ts'
import { readSteps } from '../queries/steps.ts'
import { toTrade } from '../queries/trade.ts'
import { anyApplication, nameOf } from './application.ts'
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
    .select(['r.pkApply', 'r.pkCredit', 'r.counterpartyName', 'r.kind', 't.promisedDate', 't.fkIssuer'])
    .where('r.pkReceipt', '=', pkReceipt)
    .where('r.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const receipt = row && (await receipts.one(context, pkReceipt))
  if (!row || !receipt) throw new BusinessError('01000302')
  const application = await anyApplication(read, row.pkApply)
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(application.payload)
  const trade = business.trade?.(payload, 0)
  const isReceived = row.kind === 'ACCEPT'
  return {
    receipt,
    issuerName: await nameOf(read, row.fkIssuer),
    senderName: isReceived ? row.counterpartyName : actor.corpName,
    recipientName: isReceived ? actor.corpName : row.counterpartyName,
    amountInWords: amountInWords(decimalToFen(receipt.amount)),
    promisedDate: row.promisedDate,
    trade: trade ? await toTrade(read, actor.fkCorp, trade) : null,
    steps: (await readSteps(context, row.pkApply)).filter((step) => step.corpName === actor.corpName),
    voucher: await readVoucher(read, application, business.files?.(payload) ?? []),
  }
}
