import type { TicketPayment } from '@jinpiao/contract/credits'
import type { QueryContext } from '../acts/context.ts'

/**
 * How a ticket was paid, as its payee and its issuer may know it; in a batch that is not paid yet it is the issuer's
 * affair alone (I26). Null: nobody has begun to pay it, or its payment failed.
 */
export async function paymentOf(
  { read, actor }: QueryContext,
  { pkCredit, fkIssuer }: { pkCredit: string; fkIssuer: string },
): Promise<TicketPayment | null> {
  const isIssuer = fkIssuer === actor.fkCorp
  const line = await read
    .selectFrom('redeem_line as l')
    .leftJoin('receipt as r', (on) =>
      on
        .onRef('r.pkApply', '=', 'l.pkApply')
        .onRef('r.pkCredit', '=', 'l.pkCredit')
        .on('r.fkCorp', '=', actor.fkCorp)
        .on('r.kind', '=', 'REDEEM'),
    )
    .select(['l.pkApply', 'l.redeemNo', 'l.bankSerial', 'l.paidAt', 'r.pkReceipt', 'r.receiptNo'])
    .where('l.pkCredit', '=', pkCredit)
    .where('l.state', 'in', isIssuer ? ['WAITING', 'PAYING', 'PAID'] : ['PAID'])
    .executeTakeFirst()
  if (line === undefined) return null
  const { pkApply, redeemNo, ...paid } = line
  return { ...paid, batch: isIssuer ? { pkApply, redeemNo } : null }
}
