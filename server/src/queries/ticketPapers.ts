import type { TicketPaper } from '@jinpiao/contract/credits'
import type { ReceiptKind } from '@jinpiao/contract/flow'
import type { QueryContext } from '../acts/context.ts'

/** Receipts that the caller's enterprise has about a ticket, the oldest first. */
export async function papersOf({ read, actor }: QueryContext, pkCredit: string): Promise<TicketPaper[]> {
  const rows = await read
    .selectFrom('receipt')
    .select(['pkReceipt', 'receiptNo', 'kind'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('pkCredit', '=', pkCredit)
    .orderBy('at')
    .orderBy('receiptNo')
    .execute()
  return rows.map(({ kind, ...paper }) => ({ ...paper, receiptKind: kind as ReceiptKind }))
}
