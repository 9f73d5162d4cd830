import { fenToDecimal } from '@jinpiao/values/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LoanDrawPayload } from './loanDraw.ts'
import { findLoanDrawProblems, type LineFacts, type LoanDrawFacts, maturityOf, monthsOf } from './loanDrawRules.ts'
import { agreementStateNames, purposeNames, repayMethodNames } from './states/loans.ts'

const line: LineFacts = {
  state: 'ACTIVE',
  lineAvailable: '1000000.00',
  monthsMax: 12,
  methods: ['EQUAL_PRINCIPAL', 'BULLET'],
}
const facts: LoanDrawFacts = { today: '2026-11-21', line, isAccountProved: true }
const complete: LoanDrawPayload = {
  pkAgreement: 'line',
  amount: '1000000.00',
  months: '12',
  method: 'BULLET',
  purpose: 'PURCHASE',
  purposeNote: '',
  pkAccount: 'account',
  contractFileIds: ['file'],
}
const found = (changes: Partial<LoanDrawPayload>, known: Partial<LoanDrawFacts> = {}) =>
  findLoanDrawProblems({ ...complete, ...changes }, { ...facts, ...known }).map(({ field, code }) => [field, code])
const lineWith = (changes: Partial<LineFacts>) => ({ line: { ...line, ...changes } })

test('a complete draw of all that is free is refused by nothing', () => {
  expect(found({})).toEqual([])
})

test('no more is drawn than is free, to the fen', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (amount, free) => {
      const problems = found({ amount: fenToDecimal(amount) }, lineWith({ lineAvailable: fenToDecimal(free) }))
      expect(problems).toEqual(amount > free ? [['amount', '09000101']] : [])
    }),
  )
})

test('only a line in force is drawn from', () => {
  for (const state of agreementStateNames) {
    expect(found({}, lineWith({ state }))).toEqual(state === 'ACTIVE' ? [] : [['', '09000102']])
  }
  expect(found({}, { line: null })).toEqual([['pkAgreement', '01000302']])
})

test('months are from 1 to the most of the line; each way of repayment is one of its own', () => {
  for (let months = 0; months <= 99; months++) {
    const wrong = months < 1 || months > 12
    expect(found({ months: String(months) })).toEqual(wrong ? [['months', '09000108']] : [])
    expect(monthsOf(String(months), 12)).toBe(wrong ? undefined : months)
  }
  for (const method of repayMethodNames) {
    expect(found({ method })).toEqual(line.methods.includes(method) ? [] : [['method', '09000110']])
  }
})

describe('what a purpose asks for', () => {
  test.each(purposeNames)('%s', (purpose) => {
    const needsContract = purpose === 'PURCHASE' || purpose === 'EQUIPMENT'
    expect(found({ purpose, contractFileIds: [], purposeNote: '设备租赁' })).toEqual(
      needsContract ? [['contractFileIds', '01000312']] : [],
    )
    expect(found({ purpose })).toEqual(purpose === 'OTHER' ? [['purposeNote', '01000310']] : [])
  })
})

test('the money goes to an account that is proved (I18)', () => {
  expect(found({ pkAccount: '' })).toEqual([['pkAccount', '01000311']])
  expect(found({}, { isAccountProved: false })).toEqual([['pkAccount', '07000102']])
})

test('what is missing is said field by field, in the order of the form', () => {
  const empty = { pkAgreement: '', amount: '', months: '', method: '', purpose: '', pkAccount: '' } as const
  const fields = findLoanDrawProblems({ ...complete, ...empty }, { today: facts.today }).map(({ field }) => field)
  expect(fields).toEqual(['pkAgreement', 'amount', 'months', 'method', 'purpose', 'pkAccount'])
})

test('a loan of six months from the last day of August ends on the last day of February', () => {
  expect(maturityOf('2026-08-31', 6)).toBe('2027-02-28')
})
