import type { DataOf } from '@jinpiao/contract/endpoint'
import type { RedeemPayload } from '@jinpiao/contract/redeem'
import type { RedeemClaimPayload, redeemClaim } from '@jinpiao/contract/redeemClaim'
import type { QueryContext } from '../../acts/context.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { matterOf } from '../receiptMatter.ts'
import type { StoredLine } from '../redeemLines.ts'
import { lineOf } from './facts.ts'

type Detail = OwnDetail<DataOf<typeof redeemClaim.get>>

/** To whom and from which account the batch pays, how far the payment is, and what the payee has said. */
export async function toClaimDetail(
  { read, actor }: QueryContext,
  { pkApply }: Application,
  payload: RedeemClaimPayload,
): Promise<Detail> {
  const line = await lineOf(read, payload)
  const matter = await matterOf(read, pkApply)
  return {
    payeeAccountName: line?.accountName ?? null,
    payeeAccount: line?.accountNo ?? null,
    payeeBank: line?.bankName ?? null,
    // What the bank could not pay was paid from whichever account.
    payAccount: line === undefined || isCorrection(line) ? '' : await payAccountOf({ read, actor }, line.pkApply),
    fkRedeem: line?.pkApply ?? null,
    lineState: line?.shownState ?? null,
    confirmBy: matter?.confirmBy ?? null,
    judgeBy: line?.claimedBy === pkApply ? line.judgeBy : null,
    contested: matter?.state === 'REFUSED' ? matter.reason : null,
  }
}

/** It states a payment that had failed. */
const isCorrection = ({ state, takenBy }: StoredLine): boolean => state === 'FAILED' || takenBy !== null

async function payAccountOf({ read, actor }: Pick<QueryContext, 'read' | 'actor'>, fkRedeem: string): Promise<string> {
  const { pkAccount } = JSON.parse((await anyApplication(read, fkRedeem)).payload) as RedeemPayload
  return (await readAccount(read, actor.fkCorp, pkAccount))?.accountNo ?? ''
}
