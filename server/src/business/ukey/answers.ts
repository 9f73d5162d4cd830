import { receiveWays } from '@jinpiao/contract/states/onboarding'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import { inLanguage } from '@jinpiao/contract/words'
import type { QueryContext } from '../../acts/context.ts'
import type { Answer } from '../../flow/business.ts'
import { regionPaths } from '../../queries/ukeyOrders.ts'
import { answerOf } from '../tradeAnswers.ts'

/** Where the key goes, as its reader sees it. */
export async function deliveryAnswers(
  { read, language }: QueryContext,
  { receiveWay, receiverName, receiverMobile, regionCode, address }: UkeyDelivery,
): Promise<Answer[]> {
  const region = (await regionPaths(read, [regionCode])).get(regionCode) ?? ''
  return [
    answerOf('receiveWay', inLanguage(receiveWays[receiveWay].label, language), language),
    answerOf('receiverName', receiverName, language),
    answerOf('receiverMobile', receiverMobile, language),
    answerOf('region', region, language),
    answerOf('address', address, language),
  ]
}
