import type { AccountPayload } from '@jinpiao/contract/accountChange'
import { accountUsages } from '@jinpiao/contract/accounts'
import { accountKinds } from '@jinpiao/contract/states/redeem'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { ownFiles } from '../../queries/files.ts'
import { answerOf } from '../tradeAnswers.ts'

/** The form as its reader sees it. */
export async function accountAnswers(
  { read, actor, language }: QueryContext,
  { accountNo, bankCode, branchName, interBankNo, accountKind, usages, fileIds }: AccountPayload,
): Promise<Answer[]> {
  const bank = await read.selectFrom('bank').select('name').where('bankCode', '=', bankCode).executeTakeFirst()
  const files = await ownFiles(read, actor.fkCorp, fileIds)
  return [
    answerOf('accountNo', accountNo, language),
    answerOf('bankName', bank?.name ?? '', language),
    answerOf('branchName', branchName, language),
    answerOf('interBankNo', interBankNo, language),
    answerOf('accountKind', inLanguage(accountKinds[accountKind].label, language), language),
    answerOf('accountUsage', usages.map((usage) => inLanguage(accountUsages[usage], language)).join('、'), language),
    answerOf('permitFiles', files.map(({ name }) => name).join('、'), language),
  ]
}
