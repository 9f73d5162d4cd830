import type { RedeemPayload } from '@jinpiao/contract/redeem'
import type { RedeemFacts, RedeemTicketFacts } from '@jinpiao/contract/redeemRules'
import type { Reading } from '../../flow/business.ts'
import { isUsable, readAccount } from '../../queries/accounts.ts'
import { type Payable, readPayables } from '../../queries/payables.ts'
import { redeemLinesOf } from '../redeemLines.ts'

/**
 * What the rules need to know of a redemption as its issuer sees it.
 * @param pkApply the application that asks: what it holds itself is not in its way, and its payees' accounts are compared
 * with those that it was submitted with.
 */
export async function readRedeemFacts(
  { read, actor, today }: Reading,
  { fkCredits, pkAccount }: RedeemPayload,
  pkApply?: string,
): Promise<RedeemFacts> {
  const payables = await readPayables(read, actor.fkCorp, fkCredits)
  const held = pkApply === undefined ? [] : await redeemLinesOf(read, pkApply)
  const paidTo = new Map(held.map(({ pkCredit, accountNo }) => [pkCredit, accountNo]))
  const factsOf = ({
    pkCredit,
    state,
    payeeName,
    lockedBy,
    redeemNo,
    claimNo,
    account,
  }: Payable): RedeemTicketFacts => ({
    state,
    payeeName,
    claimNo,
    redeemNo: lockedBy === null || lockedBy === pkApply ? null : redeemNo,
    hasAccount: account !== undefined,
    hasChanged: paidTo.has(pkCredit) && account !== undefined && paidTo.get(pkCredit) !== account.accountNo,
  })
  const payer = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  return {
    today,
    tickets: new Map(payables.map((payable) => [payable.pkCredit, factsOf(payable)])),
    ...(pkAccount !== '' && { isAccountProved: payer !== undefined && isUsable(payer) }),
  }
}
