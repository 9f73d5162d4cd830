import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { ownFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'
import { ownLine } from './payload.ts'

/** A draw as its reader sees it, answer by answer. */
export async function drawAnswers(context: QueryContext, payload: LoanDrawPayload): Promise<Answer[]> {
  const { read, actor, language } = context
  const { pkAgreement, amount, months, method, purpose, purposeNote, pkAccount, contractFileIds } = payload
  const line = await ownLine(context, pkAgreement)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  const files = await ownFiles(read, actor.fkCorp, contractFileIds)
  return [
    answerOf('agreementNo', line?.agreementNo ?? '', language),
    answerOf('amount', amount, language),
    answerOf('months', months, language),
    answerOf('repayMethod', method && inLanguage(repayMethods[method].label, language), language),
    answerOf('purpose', purpose && inLanguage(purposes[purpose].label, language), language),
    answerOf('purposeNote', purposeNote, language),
    answerOf('contractFiles', files.map(({ name }) => name).join('、'), language),
    answerOf('receivingAccount', account?.accountNo ?? '', language),
  ]
}
