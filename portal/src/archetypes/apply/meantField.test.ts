import { expect, test } from 'vitest'
import { apply as english } from '#portal/locales/en-US/apply.ts'
import { apply } from '#portal/locales/zh-CN/apply.ts'
import { approval } from '#portal/locales/zh-CN/approval.ts'
import { findMeantTerms } from './meantField.ts'

test.each([
  [approval.quick.contract, 'contractNo'],
  [approval.quick.amount, 'amount'],
  [approval.quick.date, 'promisedDate'],
  [approval.quick.file, 'contractFiles'],
  [approval.quick.noTrade, undefined],
  ['合同金额与附件不符', 'contractAmount'],
  ['请补充账期说明', 'tenorReason'],
])('the field that a reason names first is meant: %s', (reason, term) => {
  expect(findMeantTerms(reason, 'zh-CN', apply.meant)[0]).toBe(term)
})

test('all that a reason names is meant', () => {
  expect(findMeantTerms('承诺付款日较远，请说明账期', 'zh-CN', apply.meant)).toEqual(['promisedDate', 'tenorReason'])
})

test('a reason in English names a field, too', () => {
  const [first] = findMeantTerms('The Contract amount differs from the file', 'en-US', english.meant)
  expect(first).toBe('contractAmount')
})
