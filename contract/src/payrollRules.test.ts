import { fenToDecimal } from '@jinpiao/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_WAGES, type Wage } from './finance.ts'
import { findPayrollProblems, type PayrollFacts, wagesFen } from './payrollRules.ts'

const wage = (number: number, amount = '100.00'): Wage => ({
  personName: `员工${number}`,
  accountNo: String(6_222_000_000_000 + number),
  bankName: '示范商业银行',
  amount,
})
const facts = (changes: Partial<PayrollFacts> = {}): PayrollFacts => ({
  state: 'DONE',
  leftFen: 10n ** 12n,
  ...changes,
})
const codes = (wages: readonly Wage[], known?: PayrollFacts) =>
  findPayrollProblems(wages, known).map(({ field, code }) => `${field} ${code}`)

describe('04000130: Σ of the wages against what is left', () => {
  test('is refused when it is more, to the fen, and only then', () => {
    const fens = fc.array(fc.bigInt({ min: 1n, max: 10n ** 11n }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fens, fc.bigInt({ min: -2n, max: 2n }), (amounts, spare) => {
        const wages = amounts.map((fen, index) => wage(index, fenToDecimal(fen)))
        // Added as people add: whole yuan and the fen above them.
        const yuan = amounts.reduce((sum, fen) => sum + fen / 100n, 0n)
        const rest = amounts.reduce((sum, fen) => sum + (fen % 100n), 0n)
        const total = (yuan + rest / 100n) * 100n + (rest % 100n)
        expect(wagesFen(wages)).toBe(total)
        const found = codes(wages, facts({ leftFen: total + spare }))
        expect(found).toEqual(spare < 0n ? ['wages 04000130'] : [])
      }),
    )
  })
})

describe('04000131: from which financing', () => {
  test.each([
    ['PENDING_PAYMENT', false, true],
    ['PENDING_PAYMENT', true, false],
    ['DONE', false, true],
    ['DONE', true, true],
    ['PENDING_FUNDER', false, false],
    ['REJECTED', false, false],
    ['DRAFT', false, false],
  ] as const)('%s, at the approval %s: %s', (state, isApproval, mayPay) => {
    expect(codes([wage(1)], facts({ state, isApproval }))).toEqual(mayPay ? [] : [' 04000131'])
  })
})

describe('each person', () => {
  test.each([
    ['no name', { personName: '' }, ['wages.0.personName 01000310']],
    ['no account', { accountNo: '' }, ['wages.0.accountNo 01000310']],
    ['seven digits', { accountNo: '1234567' }, ['wages.0.accountNo 07000103']],
    ['eight digits', { accountNo: '12345678' }, []],
    ['letters', { accountNo: '6222A0000000' }, ['wages.0.accountNo 07000103']],
    ['no bank', { bankName: '' }, ['wages.0.bankName 01000310']],
    ['no amount', { amount: '' as const }, ['wages.0.amount 01000310']],
    ['nothing', { amount: '0.00' }, ['wages.0.amount 01000315']],
  ])('%s', (_, changes, found) => {
    expect(codes([{ ...wage(1), ...changes }])).toEqual(found)
  })

  test('04000137: the second of one account is marked', () => {
    expect(codes([wage(1), wage(2), wage(1)])).toEqual(['wages.2.accountNo 04000137'])
  })

  test('04000135: 1 to 200 people', () => {
    const people = (count: number) => Array.from({ length: count }, (__, index) => wage(index))
    expect([0, 1, MAX_WAGES, MAX_WAGES + 1].map((count) => codes(people(count)).length)).toEqual([1, 0, 0, 1])
  })
})
