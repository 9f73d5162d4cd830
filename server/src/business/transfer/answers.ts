import { termName } from '@jinpiao/contract/terms'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { answerOf, type Place, tradeAnswers } from '../tradeAnswers.ts'
import { keepPlaces } from './places.ts'
import { readRecipients } from './recipients.ts'

/**
 * The form as its reader sees it: names instead of keys, recipient by recipient. An output keeps the key that it had in
 * the `earlier` version, so that one more or one less recipient changes nothing of the others.
 */
export async function transferAnswers(
  { read, actor, language }: QueryContext,
  { fkCredit, outputs }: TransferPayload,
  earlier?: TransferPayload,
): Promise<Answer[]> {
  const ticket = await read.selectFrom('ticket').select('creditNo').where('pkCredit', '=', fkCredit).executeTakeFirst()
  const corps = await readRecipients(read, outputs)
  const keys = keepPlaces(outputs, earlier?.outputs ?? outputs)
  const parts = await Promise.all(
    outputs.map(async ({ pkCorp, amount, trade, remark }, index) => {
      const label = outputs.length === 1 ? '' : `${termName('recipientName', language)} ${index + 1}`
      const place: Place = { key: String(keys[index]), label }
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
