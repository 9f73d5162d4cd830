import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import { formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readableFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'
import { lineOf } from './facts.ts'

/** The form as its reader sees it. */
export async function claimAnswers(
  { read, actor, language }: QueryContext,
  payload: RedeemClaimPayload,
): Promise<Answer[]> {
  const line = await lineOf(read, payload)
  const files = await readableFiles(read, actor.fkCorp, payload.fileIds)
  const paid = line && `${line.creditNo} ${line.payeeName} ${formatMoney(line.amountFen)}`
  return [
    answerOf('creditNo', paid ?? '', language),
    answerOf('bankSerial', payload.bankSerial, language),
    answerOf('payDate', payload.payDate, language),
    answerOf('payReceiptFiles', files.map(({ name }) => name).join('、'), language),
  ]
}
