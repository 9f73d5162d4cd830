import { expect, test } from 'vitest'
import type { LoanPayload } from './loanApply.ts'
import { findLoanProblems, type LoanFacts } from './loanApplyRules.ts'

const complete: LoanPayload = {
  fkProduct: 'self-loan',
  amount: '1000000.00',
  months: '12',
  method: 'EQUAL_INSTALMENT',
  purpose: 'PURCHASE',
  purposeNote: '',
  repaySource: '销售回款',
  pkAccount: 'account',
  guarantee: 'CREDIT',
  authFileIds: ['file'],
  otherFileIds: [],
}
const known: LoanFacts = {
  today: '2026-11-28',
  isOpened: true,
  product: { minAmount: '10000.00', maxAmount: '3000000.00', monthsMax: 12, methods: ['EQUAL_INSTALMENT', 'BULLET'] },
  isAccountProved: true,
  openNo: null,
  refusedOn: null,
  hasLine: false,
}
const found = (changes: Partial<LoanPayload> = {}, facts: Partial<LoanFacts> = {}) =>
  findLoanProblems('SELF_LOAN', { ...complete, ...changes }, { ...known, ...facts }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test('what is complete and within the product is not refused', () => {
  expect(found()).toEqual([])
  expect(found({ amount: '10000.00', months: '1' })).toEqual([])
  expect(found({ amount: '3000000.00', method: 'BULLET' })).toEqual([])
})

test('amount, months and way to repay are those of the product: 09000109, 09000108, 09000110', () => {
  expect(found({ amount: '9999.99' })).toEqual(['amount 09000109'])
  expect(found({ amount: '3000000.01' })).toEqual(['amount 09000109'])
  for (const months of ['0', '13']) expect(found({ months })).toEqual(['months 09000108'])
  expect(found({ method: 'EQUAL_PRINCIPAL' })).toEqual(['method 09000110'])
})

test('I18, I20: only to a proved account, only of a product that is opened: 07000102, 01000203', () => {
  expect(found({}, { isAccountProved: false })).toEqual(['pkAccount 07000102'])
  expect(found({}, { isOpened: false })).toEqual([' 01000203'])
})

test('a purpose that stands in no list is said in words', () => {
  expect(found({ guarantee: 'GUARANTEE' })).toEqual(['guarantor 01000310'])
  expect(found({ guarantee: 'GUARANTEE', guarantor: '江汉融资担保有限公司' })).toEqual([])
  expect(found({ purpose: 'OTHER' })).toEqual(['purposeNote 01000310'])
  expect(found({ purpose: 'OTHER', purposeNote: '支付检测费' })).toEqual([])
})

test('one at a time, and 30 days after a refusal: 09000105, 09000111, 09000112', () => {
  expect(found({}, { hasLine: true })).toEqual([' 09000105'])
  expect(found({}, { openNo: 'SQ1' })).toEqual([' 09000111'])
  expect(found({}, { refusedOn: '2026-10-30' })).toEqual([' 09000112'])
  expect(found({}, { refusedOn: '2026-10-29' })).toEqual([])
})

test('an empty form is refused for everything that it lacks, in the order of the form', () => {
  const nothing = Object.fromEntries(
    Object.entries(complete).map(([key, value]) => [key, Array.isArray(value) ? [] : '']),
  ) as unknown as LoanPayload
  const fields = findLoanProblems('SELF_LOAN', nothing, { today: known.today }).map(({ field }) => field)
  expect(fields).toEqual([
    'fkProduct',
    'amount',
    'months',
    'method',
    'purpose',
    'repaySource',
    'guarantee',
    'pkAccount',
    'authFileIds',
  ])
})
