import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LoanRepayPayload } from './loanRepay.ts'
import { findRepayProblems, type RepayFacts, type RepayLoanFacts } from './loanRepayRules.ts'

const today = '2026-11-30'
const loan: RepayLoanFacts = { loanState: 'ACTIVE', outstanding: '1000.00', isDue: false, openNo: null }
const whole: LoanRepayPayload = {
  pkDraw: 'draw',
  kind: 'EARLY_PART',
  principal: '400.00',
  repayDate: today,
  pkAccount: 'account',
  totalQuoted: '401.50',
}

/** Fields and codes of an otherwise complete repayment. */
const found = (payload: Partial<LoanRepayPayload> = {}, facts: Partial<RepayFacts> = {}) =>
  findRepayProblems({ ...whole, ...payload }, { loan, from: today, to: today, total: '401.50', ...facts }).map(
    ({ field, code }) => [field, code],
  )

test('what is complete is not refused', () => {
  expect(found()).toEqual([])
  expect(found({ kind: 'EARLY_ALL', principal: '' })).toEqual([])
})

test.each([
  ['09000115', { loanState: 'SETTLED' }],
  ['09000103', { loanState: 'OVERDUE' }],
  ['09000104', { isDue: true }],
  ['09000111', { openNo: 'SQ2611300001' }],
] as const)('%s: nothing of such a loan is repaid early, and that alone is said of it', (code, state) => {
  expect(found({}, { loan: { ...loan, ...state } })).toEqual([['pkDraw', code]])
})

test('a loan that is not the enterprise’s is none', () => {
  expect(found({}, { loan: null })).toEqual([['pkDraw', '01000302']])
})

describe('09000107: a part is less than what is left', () => {
  test('for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 300_000n }), (fen) => {
        const principal = fenToDecimal(fen)
        expect(found({ principal })).toEqual(fen < 100_000n ? [] : [['principal', '09000107']])
        expect(found({ principal, kind: 'EARLY_ALL' })).toEqual([])
      }),
    )
  })
  test('it is an amount', () => {
    expect(found({ principal: '' })).toEqual([['principal', '01000310']])
    expect(found({ principal: '0.00' })).toEqual([['principal', '01000315']])
  })
})

describe('the day', () => {
  test('09000106: one that is past is refused; one that is to come costs another sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const expected = days < 0 ? [['repayDate', '09000106']] : days > 0 ? [['repayDate', '06000102']] : []
        expect(found({ repayDate: addDays(today, days) })).toEqual(expected)
      }),
    )
  })
  test('at an approval any day from today on is the one that was signed', () => {
    const later = addDays(today, 3)
    expect(found({ repayDate: later }, { from: today, to: later })).toEqual([])
  })
})

test('06000102: what is signed is what it costs now', () => {
  expect(found({ totalQuoted: '401.51' })).toEqual([['totalQuoted', '06000102']])
  expect(found({ totalQuoted: '' })).toEqual([['totalQuoted', '06000102']])
})

test('I18: the account is chosen and proved', () => {
  expect(found({ pkAccount: '' })).toEqual([['pkAccount', '01000311']])
  expect(found({}, { isAccountProved: false })).toEqual([['pkAccount', '07000102']])
})
