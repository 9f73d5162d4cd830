import type { IssueLine } from '@jinpiao/contract/issue'
import { inLanguage, yesOrNo } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { answerOf, tradeAnswers } from '../tradeAnswers.ts'
import { findSupplier } from './facts.ts'

/** The form as its reader sees it: names instead of keys. */
export async function issueAnswers({ read, actor, language }: QueryContext, line: IssueLine): Promise<Answer[]> {
  const supplier = await findSupplier(read, actor.fkCorp, line.pkSupplier)
  const limit = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .select(['s.corpName', 'l.product'])
    .where('l.pkLimit', '=', line.pkLimit)
    .where('l.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  return [
    answerOf('sourceName', limit ? `${limit.corpName} ${limit.product}` : '', language),
    answerOf('supplierName', supplier?.corpName ?? '', language),
    answerOf('amount', line.amount, language),
    answerOf('promisedDate', line.promisedDate, language),
    answerOf('tenorReason', line.tenorReason, language),
    ...(await tradeAnswers(read, actor.fkCorp, line.trade, language)),
    answerOf('remark', line.remark, language),
    answerOf('notifySupplier', inLanguage(yesOrNo(line.notifySupplier), language), language),
  ]
}
