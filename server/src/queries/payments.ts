import type { TicketPayment } from '@jinpiao/contract/credits'
import type { SettledBy } from '@jinpiao/contract/states/redeem'
import { todayInShanghai } from '@jinpiao/values/days'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'

/**
 * When a payment was made, as far as anybody has said: the bank says the moment, who has stated it the day alone, such as
 * 2026-11-28.
 */
export const whenPaid = ({ paidAt, settledBy }: { paidAt: string | null; settledBy: string | null }): string | null =>
  paidAt === null || settledBy === 'BANK' ? paidAt : todayInShanghai(Date.parse(paidAt))

/** Statements of the payer that both sides know of. */
const asked = ['ASKED', 'CLEARING'] as const

/**
 * How a ticket was paid, as its payee and its issuer may know it; in a batch that is not paid yet it is the issuer's
 * affair alone (I26), until the payee is asked whether a stated payment has come. Null: nobody has begun to pay it, or its payment failed.
 */
export async function paymentOf(
  { read, actor }: QueryContext,
  { pkCredit, fkIssuer }: { pkCredit: string; fkIssuer: string },
): Promise<TicketPayment | null> {
  const isIssuer = fkIssuer === actor.fkCorp
  const line = await read
    .selectFrom('redeem_line as l')
    .select([
      'l.pkApply',
      'l.redeemNo',
      'l.bankSerial',
      'l.paidAt',
      'l.claim',
      'l.claimedBy',
      'l.settledBy',
      'l.judgeBy',
    ])
    .where('l.pkCredit', '=', pkCredit)
    .where('l.shownState', 'in', [...asked, 'PAID', ...(isIssuer ? ['WAITING', 'PAYING', 'STATED'] : [])])
    .executeTakeFirst()
  if (line === undefined) return null
  const { pkApply, redeemNo, claim, claimedBy, settledBy, ...paid } = line
  const claimState = asked.find((each) => each === claim) ?? null
  return {
    ...paid,
    paidAt: whenPaid(line),
    batch: isIssuer ? { pkApply, redeemNo } : null,
    claimState,
    pkConfirm: claimState === null ? null : await askedIn(read, actor.fkCorp, claimedBy),
    settledBy: settledBy as SettledBy | null,
  }
}

/** The matter in which an enterprise is asked whether a stated payment has come; null: it is somebody else who is asked. */
async function askedIn(read: Reader, fkCorp: string, fkClaim: string | null): Promise<string | null> {
  const matter = await read
    .selectFrom('confirmation')
    .select('pkConfirm')
    .where('fkClaim', '=', fkClaim)
    .where('fkCorp', '=', fkCorp)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return matter?.pkConfirm ?? null
}
