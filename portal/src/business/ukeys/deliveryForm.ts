import { receiveWayNames } from '@jinpiao/contract/states/onboarding'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import { plainMobile } from '@jinpiao/values/digits'
import * as z from 'zod/mini'

const text = z.string()

/** How a key reaches its bearer, as it is filled in; the region's words stand beside its code. */
export const deliverySchema = {
  receiveWay: z.enum(receiveWayNames),
  receiverName: text,
  receiverMobile: text,
  regionCode: text,
  regionName: text,
  address: text,
}
const schema = z.object(deliverySchema)
export type DeliveryForm = z.output<typeof schema>

export const emptyDelivery: DeliveryForm = {
  receiveWay: 'POST',
  receiverName: '',
  receiverMobile: '',
  regionCode: '',
  regionName: '',
  address: '',
}

const deliveryFields = Object.keys(emptyDelivery) as (keyof DeliveryForm)[]

/** What is sent; nobody's address where the key is collected. A number that is none is left out. */
export function toDelivery({
  receiveWay,
  receiverName,
  receiverMobile,
  regionCode,
  address,
}: DeliveryForm): UkeyDelivery {
  if (receiveWay === 'PICKUP') return { ...emptySent, receiveWay }
  const mobile = plainMobile(receiverMobile).trim()
  return {
    receiveWay,
    receiverName: receiverName.trim(),
    receiverMobile: /^1\d{10}$/.test(mobile) ? mobile : '',
    regionCode,
    address: address.trim(),
  }
}
const emptySent = { receiverName: '', receiverMobile: '', regionCode: '', address: '' }

/** A stored delivery back in the form. */
export const fillDelivery = (
  { receiveWay, receiverName, receiverMobile, regionCode, address }: UkeyDelivery,
  regionName: string,
): DeliveryForm => ({ receiveWay, receiverName, receiverMobile, regionCode, regionName, address })

/** 复制上一笔: several keys come in one parcel. */
export const copiedDelivery = (from: DeliveryForm): [path: string, value: unknown][] =>
  deliveryFields.map((field) => [field, from[field]])
export const isDeliveryEmpty = ({ receiveWay, receiverName, regionCode, address }: DeliveryForm): boolean =>
  receiveWay === 'POST' && [receiverName, regionCode, address].every((typed) => typed === '')
