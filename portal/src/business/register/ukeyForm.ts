import { missing } from '@jinpiao/contract/problems'
import { registerUkeyInfo, type UkeyWish, ukeyWish } from '@jinpiao/contract/register'
import { findUkeyWishProblems } from '@jinpiao/contract/registerRules'
import type { KeyAlgorithm, ReceiveWay } from '@jinpiao/contract/states/onboarding'
import type { Language } from '@jinpiao/contract/words'
import { plainCode } from '@jinpiao/values/creditCode'
import { plainMobile } from '@jinpiao/values/digits'
import { type FieldProblem, fieldProblems } from './fieldProblems.ts'
import type { StrangerValues } from './strangerForm.ts'

/** The keys that an enterprise would like to have, as they are typed. */
export interface UkeyValues extends StrangerValues {
  registerNo: string
  directorKeys: string
  operatorKeys: string
  algorithm: KeyAlgorithm
  receiveWay: ReceiveWay
  receiverName: string
  receiverMobile: string
  regionCode: string
  regionName: string
  address: string
}

export const emptyUkeys: UkeyValues = {
  mobile: '',
  code: '',
  registerNo: '',
  directorKeys: '1',
  operatorKeys: '1',
  algorithm: 'ALG_SM2',
  receiveWay: 'POST',
  receiverName: '',
  receiverMobile: '',
  regionCode: '',
  regionName: '',
  address: '',
}
export const keyFields = ['registerNo', 'directorKeys', 'operatorKeys', 'algorithm'] as const
export const deliveryFields = ['receiveWay', 'receiverName', 'receiverMobile', 'regionCode', 'address'] as const
export const keptOfUkeys = ['receiverName', 'receiverMobile', 'regionCode', 'regionName', 'address'] as const

/** A number that is none stays none, so that the schema refuses it. */
const count = (typed: string) => (typed.trim() === '' ? 0 : Number(typed))

/** What is sent; nobody's address where the keys are collected. */
export function toUkeyWish(values: UkeyValues): UkeyWish {
  const isPosted = values.receiveWay === 'POST'
  const posted = (text: string) => (isPosted ? text.trim() : '')
  return {
    registerNo: plainCode(values.registerNo),
    directorKeys: count(values.directorKeys),
    operatorKeys: count(values.operatorKeys),
    algorithm: values.algorithm,
    receiveWay: values.receiveWay,
    receiverName: posted(values.receiverName),
    receiverMobile: posted(plainMobile(values.receiverMobile)),
    regionCode: posted(values.regionCode),
    address: posted(values.address),
  }
}

/** Everything that is wrong with it, by the rules that the server keeps. */
export function ukeyProblems(values: UkeyValues, language: Language): FieldProblem[] {
  const payload = toUkeyWish(values)
  const { names } = registerUkeyInfo
  const broken = [
    ...(payload.registerNo === '' ? [missing('registerNo', 'registerNo')] : []),
    ...findUkeyWishProblems(payload),
  ]
  return fieldProblems(broken, { schema: ukeyWish, payload, names, language })
}
