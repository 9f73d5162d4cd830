import type { RedeemPayload } from '@jinpiao/contract/redeem'
import { formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { readPayables } from '../../queries/payables.ts'
import { answerOf } from '../tradeAnswers.ts'

/** The form as its reader sees it: a ticket more or less is one answer more or less. */
export async function redeemAnswers(
  { read, actor, language }: QueryContext,
  { fkCredits, payDate, pkAccount, remark }: RedeemPayload,
): Promise<Answer[]> {
  const payables = await readPayables(read, actor.fkCorp, fkCredits)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return [
    ...payables.map(({ pkCredit, creditNo, payeeName, amountFen }) =>
      answerOf('creditNo', `${creditNo} ${payeeName} ${formatMoney(amountFen)}`, language, {
        key: pkCredit,
        label: '',
      }),
    ),
    answerOf('payDate', payDate, language),
    answerOf('payAccount', account?.accountNo ?? '', language),
    answerOf('remark', remark, language),
  ]
}
