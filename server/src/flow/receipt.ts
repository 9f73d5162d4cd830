import type { DataOf } from '@jinpiao/contract/endpoint'
import { flowOf } from '@jinpiao/contract/flow'
import type { getReceipt as getReceiptEndpoint } from '@jinpiao/contract/receipts'
import { isSumOf } from '@jinpiao/contract/signingText'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { receipts } from '../queries/receipts.ts'
import { toTrade } from '../queries/trade.ts'
import { anyApplication } from './application.ts'
import { readBirthTrade } from './birthTrade.ts'
import { type Businesses, businessOf } from './business.ts'
import { readFacts, rowsOf } from './paper.ts'
import { readingOf } from './reading.ts'
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
    .leftJoin('ticket as t', 't.pkCredit', 'r.pkCredit')
    .selectAll('r')
    .select(['t.promisedDate', 't.bornBy', 't.amountFen as ticketFen'])
    .where('r.pkReceipt', '=', pkReceipt)
    .where('r.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const receipt = row && (await receipts.one(context, pkReceipt))
  if (!row || !receipt) throw new BusinessError('01000302')
  const application = await anyApplication(read, row.pkApply)
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(application.payload)
  const isOther = application.fkCorp !== actor.fkCorp
  const isReceived = isOther || business.isByRecipient === true
  const reading = readingOf(context)
  // Parts of a split are on the paper of whoever split it; to each recipient the others are none of its affair (I26).
  const details = isOther ? [] : ((await business.details?.(reading, payload)) ?? [])
  const passesOn = flowOf(application.businessType).fromTicket?.passesOn === true
  // One of a payment to several proves its own alone.
  const isSplit = passesOn && details.length > 1 && isSumOf(details, row.amountFen)
  const ownTrade = isOther || isSplit ? undefined : business.trade?.(payload, 0)
  const { pkCredit, bornBy } = row
  // A recipient names no trade: the ticket's own stands in the application that it was born of.
  const bornTrade = pkCredit && bornBy ? await readBirthTrade(businesses, read, { pkCredit, bornBy }) : undefined
  const trade = isReceived ? bornTrade : ownTrade
  const facts = await readFacts(businesses, { ...reading, language: context.language }, row, application)
  const signedIn = await business.signedIn?.(read, row)
  const signed = signedIn === undefined ? application : await anyApplication(read, signedIn)
  const { files, read: payloadOf } = businessOf(businesses, signed.businessType)
  const changeFen = (row.ticketFen ?? row.amountFen) - row.amountFen
  return {
    receipt,
    amountInWords: amountInWords(decimalToFen(receipt.amount)),
    promisedDate: row.promisedDate,
    facts: rowsOf(row, facts, context.language),
    outputs: isSplit ? details.flatMap(({ party, amount }) => (amount ? [{ recipientName: party, amount }] : [])) : [],
    changeAmount: changeFen > 0n ? fenToDecimal(changeFen) : null,
    trade: trade ? await toTrade(read, actor.fkCorp, trade) : null,
    voucher: await readVoucher(context, signed, files?.(payloadOf(signed.payload)) ?? [], { receipt: row, facts }),
  }
}
