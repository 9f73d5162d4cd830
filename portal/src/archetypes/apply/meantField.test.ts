import { expect, test } from 'vitest'
import { apply } from '#portal/locales/zh-CN/apply.ts'
import { apply as english } from '#portal/locales/en-US/apply.ts'
import { approval } from '#portal/locales/zh-CN/approval.ts'
import { findMeantTerm } from './meantField.ts'

test.each([
  [approval.quick.contract, 'contractNo'],
  [approval.quick.amount, 'amount'],
  [approval.quick.date, 'promisedDate'],
  [approval.quick.file, 'contractFiles'],
  [approval.quick.noTrade, undefined],
  ['合同金额与附件不符', 'contractAmount'],
  ['请补充账期说明', 'tenorReason'],
])('the field that a reason names first is meant: %s', (reason, term) => {
  expect(findMeantTerm(reason, 'zh-CN', apply.meant)).toBe(term)
})

test('a reason in English names a field, too', () => {
  expect(findMeantTerm('The Contract amount differs from the file', 'en-US', english.meant)).toBe('contractAmount')
})
