import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { repaymentKinds } from '@jinpiao/contract/states/loans'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { answerOf } from '../tradeAnswers.ts'
import { ownDraw } from './facts.ts'

/** The form as its reader sees it. */
export async function repayAnswers(
  { read, actor, language }: QueryContext,
  { pkDraw, kind, principal, repayDate, pkAccount, totalQuoted }: LoanRepayPayload,
): Promise<Answer[]> {
  const draw = await ownDraw(read, actor.fkCorp, pkDraw)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return [
    answerOf('drawNo', draw?.drawNo ?? '', language),
    answerOf('repayKind', inLanguage(repaymentKinds[kind].label, language), language),
    answerOf('repayPrincipal', principal, language),
    answerOf('repayDate', repayDate, language),
    answerOf('repayTotal', totalQuoted, language),
    answerOf('repayAccount', account?.accountNo ?? '', language),
  ]
}
