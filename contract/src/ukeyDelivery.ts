import * as z from 'zod/mini'
import { typed } from './fields.ts'
import { missing, notChosen, type Problem } from './problems.ts'
import { receiveWayNames } from './states/onboarding.ts'
import { says } from './validationWords.ts'

/** How a key reaches its bearer, as every application for one says it. */
export const ukeyDelivery = {
  receiveWay: z.enum(receiveWayNames),
  /** Empty where the key is collected. */
  receiverName: typed('receiverName'),
  receiverMobile: z.string().check(z.regex(/^(1\d{10})?$/, says('mobile'))),
  regionCode: z.string().check(z.regex(/^\d{0,6}$/)),
  address: typed('address'),
}
const delivery = z.object(ukeyDelivery)
export type UkeyDelivery = z.output<typeof delivery>

/** What a delivery lacks: a key that is collected needs nothing. */
export function deliveryProblems({
  receiveWay,
  receiverName,
  receiverMobile,
  regionCode,
  address,
}: UkeyDelivery): Problem[] {
  if (receiveWay === 'PICKUP') return []
  return [
    ...(receiverName === '' ? [missing('receiverName', 'receiverName')] : []),
    ...(receiverMobile === '' ? [missing('receiverMobile', 'receiverMobile')] : []),
    ...(regionCode === '' ? [notChosen('regionCode', 'region')] : []),
    ...(address === '' ? [missing('address', 'address')] : []),
  ]
}
