import type { TransferPayload } from '@jinpiao/contract/transfer'
import { termName } from '@jinpiao/contract/terms'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { answerOf, tradeAnswers } from '../tradeAnswers.ts'

/** The form as its reader sees it: names instead of keys, recipient by recipient. */
export async function transferAnswers(
  { read, actor, language }: QueryContext,
  { fkCredit, outputs }: TransferPayload,
): Promise<Answer[]> {
  const ticket = await read.selectFrom('ticket').select('creditNo').where('pkCredit', '=', fkCredit).executeTakeFirst()
  const corps = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', 'in', ['', ...outputs.map(({ pkCorp }) => pkCorp)])
    .execute()
  const parts = await Promise.all(
    outputs.map(async ({ pkCorp, amount, trade, remark }, index) => {
      const place = outputs.length === 1 ? '' : `${termName('recipientName', language)} ${index + 1}`
      const name = corps.find((corp) => corp.pkCorp === pkCorp)?.corpName ?? ''
      return [
        answerOf('recipientName', name, language, place),
        answerOf('amount', amount, language, place),
        ...(await tradeAnswers(read, actor.fkCorp, trade, language, place)),
        answerOf('remark', remark, language, place),
      ]
    }),
  )
  return [answerOf('creditNo', ticket?.creditNo ?? '', language), ...parts.flat()]
}
