import type { DueTicket, RedeemPayload } from '@jinpiao/contract/redeem'
import type { Reader } from '../db/database.ts'

/** The payment of a ticket that the bank has not answered, with the statement that it is in. */
type Paying = NonNullable<DueTicket['payment']> & Pick<DueTicket, 'claim'>

/** Of these tickets of an issuer the payments that the bank has not answered, by ticket. */
export async function openPayments(
  read: Reader,
  fkCorp: string,
  pkCredits: readonly string[],
): Promise<ReadonlyMap<string, Paying>> {
  const rows = await read
    .selectFrom('redeem_line as l')
    .leftJoin('application as c', (on) => on.onRef('c.pkApply', '=', 'l.claimedBy').on('l.claim', 'is not', null))
    .select(['l.pkLine', 'l.pkApply', 'l.line', 'l.pkCredit', 'l.claimedBy', 'l.judgeBy', 'c.applyNo as claimNo'])
    .where('l.pkCredit', 'in', ['', ...pkCredits])
    .where('l.fkCorp', '=', fkCorp)
    .where('l.state', '=', 'PAYING')
    .execute()
  return new Map(
    rows.map(({ pkCredit, claimedBy, judgeBy, claimNo, ...payment }) => [
      pkCredit,
      { ...payment, claim: claimNo === null ? null : { pkApply: claimedBy ?? '', claimNo, judgeBy } },
    ]),
  )
}

/** What is begun and not submitted of an issuer's batches, by ticket; of several the one that was saved last. Few: people keep few drafts. */
export async function draftsOf(
  read: Reader,
  fkCorp: string,
): Promise<ReadonlyMap<string, NonNullable<DueTicket['draft']>>> {
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'payload'])
    .where('fkCorp', '=', fkCorp)
    .where('businessType', '=', 'REDEEM')
    .where('state', 'in', ['DRAFT', 'RETURNED'])
    .orderBy('updatedAt')
    .execute()
  return new Map(
    rows.flatMap(({ pkApply, applyNo, payload }) =>
      ((JSON.parse(payload) as Partial<RedeemPayload>).fkCredits ?? []).map(
        (pkCredit) => [pkCredit, { pkRedeem: pkApply, redeemNo: applyNo }] as const,
      ),
    ),
  )
}
