import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  allocate,
  allocateInOrder,
  dueDates,
  type Instalment,
  interestIn,
  levelPayment,
  penaltyOf,
  planOf,
  type RepayMethod,
  repayEarly,
} from './loanPlan.ts'
import { decimalToFen, fenToDecimal, formatMoney, MAX_FEN } from './money.ts'
import { shareOf } from './share.ts'

const fen = (text: string) => decimalToFen(text.replaceAll(',', ''))
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const principals = (plan: readonly Instalment[]) => plan.map(({ principal }) => formatMoney(principal)).join(' ')
const interests = (plan: readonly Instalment[]) => plan.map(({ interest }) => formatMoney(interest)).join(' ')
const pays = ({ principal, interest }: Instalment) => formatMoney(principal + interest)

function plan(method: RepayMethod, amount: string, rateBp: number, months: number, from: string) {
  const due = dueDates(from, months, method)
  return planOf({ method, amount: fen(amount), rateBp, dayBasis: 360, from, dueDates: due })
}
const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items.at(index)
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}
const E3 = plan('EQUAL_PRINCIPAL', '1,000,000.00', 560, 12, '2026-11-21')
const E4 = plan('EQUAL_INSTALMENT', '1,000,000.00', 600, 12, '2026-11-30')
const E5 = plan('BULLET', '234,567.89', 650, 9, '2026-11-30')

it('E2: interest monthly, principal at the end', () => {
  const e2 = plan('INTEREST_MONTHLY', '600,000.00', 435, 6, '2026-11-21')
  expect(interests(e2)).toBe('2,175.00 2,247.50 2,247.50 2,030.00 2,247.50 2,175.00')
  expect(formatMoney(interestIn(e2))).toBe('13,122.50')
  expect(pays(at(e2, -1))).toBe('602,175.00')
})

it('E3: equal principal, the last takes the remainder', () => {
  expect(principals(E3)).toBe(`${'83,333.33 '.repeat(11)}83,333.37`)
  expect(interests(E3)).toBe(
    '4,666.67 4,420.37 4,018.52 3,266.67 3,214.81 2,722.22 2,411.11 1,944.44 1,607.41 1,205.56 777.78 401.85',
  )
  expect(formatMoney(interestIn(E3))).toBe('30,657.41')
})

it('E4: equal instalments by actual days, due on the last day of a short month', () => {
  expect(E4.slice(2, 4).map(({ dueDate }) => dueDate)).toEqual(['2027-02-28', '2027-03-30'])
  expect(principals(E4)).toBe(
    '81,093.40 81,345.72 82,045.19 82,315.82 82,615.20 83,140.48 83,471.61 83,973.54 84,336.74 84,772.48 85,238.95 85,650.87',
  )
  expect(E4.map(pays)).toEqual(Array.from({ length: 12 }, () => '86,093.40'))
  expect(formatMoney(interestIn(E4))).toBe('33,120.80')
})

it('E5: everything at the end', () => {
  expect(E5).toEqual([{ dueDate: '2027-08-30', days: 273, principal: fen('234,567.89'), interest: fen('11,562.24') }])
  expect(E5.map(pays)).toEqual(['246,130.13'])
})

const early = (
  method: RepayMethod,
  rest: readonly Instalment[],
  terms: { rateBp: number; earlyFeeBp: number; paidUntil: string; day: string; principal: string },
) => {
  const { paidUntil, day, principal, ...rates } = terms
  const outstanding = sum(rest.map((each) => each.principal))
  const wish = { day, principal: fen(principal) }
  return repayEarly({ ...rates, dayBasis: 360, method }, { outstanding, paidUntil, rest }, wish)
}

it('E6: a part is repaid early, with a fee; the rest has a new level payment', () => {
  const rest = E4.slice(3)
  expect(formatMoney(interestIn(rest))).toBe('19,324.91')
  const terms = { rateBp: 600, earlyFeeBp: 50, paidUntil: '2027-02-28', day: '2027-03-15', principal: '300,000.00' }
  const e6 = early('EQUAL_INSTALMENT', rest, terms)
  expect([e6.interest, e6.fee, e6.total, e6.saved].map(formatMoney)).toEqual([
    '1,888.79',
    '1,500.00',
    '303,388.79',
    '6,946.84',
  ])
  expect(at(e6.rest, 0)).toEqual({
    dueDate: '2027-03-30',
    days: 15,
    principal: fen('50,639.54'),
    interest: fen('1,138.79'),
  })
  expect(pays(at(e6.rest, 0))).toBe('51,778.33')
  expect(at(e6.rest, -1)).toMatchObject({ principal: fen('51,512.18'), interest: fen('266.15') })
  expect(formatMoney(interestIn(e6.rest))).toBe('10,489.28')
})

it('E7: everything is repaid early', () => {
  const terms = { rateBp: 560, earlyFeeBp: 0, paidUntil: '2027-04-21', day: '2027-05-08', principal: '583,333.35' }
  const e7 = early('EQUAL_PRINCIPAL', E3.slice(5), terms)
  expect([e7.interest, e7.total, e7.saved].map(formatMoney)).toEqual(['1,542.59', '584,875.94', '9,527.78'])
  expect(e7.rest).toEqual([])
})

it('E8: penalty from the day of payment, on what is left after a payment of a part', () => {
  const penalty = { rateBp: 840, dayBasis: 360 }
  const { principal, interest } = at(E3, 1)
  expect(formatMoney(principal + interest)).toBe('87,753.70')
  const first = penaltyOf(principal + interest, '2027-01-21', '2027-02-02', penalty)
  const used = allocate(fen('50,000.00'), { penalty: first, interest, principal })
  expect([used.penalty, used.interest, used.principal, used.left].map(formatMoney)).toEqual([
    '245.71',
    '4,420.37',
    '45,333.92',
    '0.00',
  ])
  const left = principal - used.principal
  const second = penaltyOf(left, '2027-02-02', '2027-02-10', penalty)
  expect([left, second, left + second].map(formatMoney)).toEqual(['37,999.41', '70.93', '38,070.34'])
  expect(penaltyOf(left, '2027-02-02', '2027-02-02', penalty)).toBe(0n)
})

it('E9: the largest amount at the highest rate', () => {
  const e9 = plan('EQUAL_INSTALMENT', '99,999,999,999,999.98', 3600, 36, '2026-11-30')
  expect(at(e9, 0)).toMatchObject({ principal: fen('1,607,451,171,299.26'), interest: fen('3,000,000,000,000.00') })
  expect([pays(at(e9, 0)), pays(at(e9, -1))]).toEqual(['4,607,451,171,299.26', '4,607,451,171,299.02'])
  expect(sum(e9.map(({ principal }) => principal))).toBe(MAX_FEN)
  expect(formatMoney(interestIn(e9))).toBe('65,868,242,166,773.14')
})

it('E10: five fen in ten parts: nothing is negative', () => {
  const e10 = plan('EQUAL_INSTALMENT', '0.05', 600, 10, '2026-11-30')
  expect(principals(e10)).toBe(`${'0.01 '.repeat(5)}${'0.00 '.repeat(5)}`.trim())
  expect(interestIn(e10)).toBe(0n)
})

it.each([
  ['1234567.89', '1851.85'],
  ['0.01', '0.00'],
  ['99999999999999.98', '150000000000.00'],
])('E11: 0.15 %% of %s is %s', (amount, fee) => {
  expect(fenToDecimal(shareOf(decimalToFen(amount), 15))).toBe(fee)
})

it('E12: a part of what is due at the end is repaid early', () => {
  const terms = { rateBp: 650, earlyFeeBp: 0, paidUntil: '2026-11-30', day: '2027-03-31', principal: '100,000.00' }
  const e12 = early('BULLET', E5, terms)
  expect([e12.interest, e12.total].map(formatMoney)).toEqual(['5,124.66', '105,124.66'])
  expect(e12.rest).toEqual([
    { dueDate: '2027-08-30', days: 152, principal: fen('134,567.89'), interest: fen('3,693.14') },
  ])
  expect(e12.rest.map(pays)).toEqual(['138,261.03'])
})

it('refuses to repay nothing, more than is owed, or on a due date', () => {
  const terms = { rateBp: 650, earlyFeeBp: 0, paidUntil: '2026-11-30', day: '2027-03-31', principal: '0.00' }
  expect(() => early('BULLET', E5, terms)).toThrow(RangeError)
  expect(() => early('BULLET', E5, { ...terms, principal: '234567.90' })).toThrow(RangeError)
  expect(() => early('BULLET', E5, { ...terms, principal: '1.00', day: '2027-08-30' })).toThrow(RangeError)
  expect(() => dueDates('2026-11-30', 0, 'BULLET')).toThrow(RangeError)
})

const methods = ['EQUAL_INSTALMENT', 'EQUAL_PRINCIPAL', 'INTEREST_MONTHLY', 'BULLET'] as const
const loans = fc
  .record({
    amount: fc.bigInt({ min: 1n, max: MAX_FEN }),
    rateBp: fc.integer({ min: 0, max: 3600 }),
    dayBasis: fc.constantFrom(360, 365),
    months: fc.integer({ min: 1, max: 36 }),
    method: fc.constantFrom(...methods),
    from: fc.constantFrom('2026-11-21', '2026-11-30', '2027-01-31', '2028-02-29'),
  })
  .map((loan) => ({ ...loan, dueDates: dueDates(loan.from, loan.months, loan.method) }))

it('the principal adds up to the amount, and no part is negative', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const made = planOf(loan)
      expect(sum(made.map(({ principal }) => principal))).toBe(loan.amount)
      expect(made.every(({ principal, interest, days }) => principal >= 0n && interest >= 0n && days > 0)).toBe(true)
    }),
  )
})

it('equal instalments are equal, the last to a few fen', () => {
  const large = loans.filter(({ amount }) => amount >= 1_000_000n)
  fc.assert(
    fc.property(large, (loan) => {
      const made = planOf({
        ...loan,
        method: 'EQUAL_INSTALMENT',
        dueDates: dueDates(loan.from, loan.months, 'EQUAL_INSTALMENT'),
      })
      const level = levelPayment(
        loan.amount,
        made.map(({ days }) => days),
        loan,
      )
      const [last, ...others] = made.map(({ principal, interest }) => principal + interest).reverse()
      expect(others.every((paid) => paid === level)).toBe(true)
      const difference = Number((last ?? 0n) - level)
      expect(Math.abs(difference)).toBeLessThanOrEqual(66)
    }),
  )
})

it('an early repayment leaves the rest, and of everything no plan', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 20 }), fc.bigInt({ min: 1n, max: MAX_FEN }), (loan, after, wish) => {
      const rest = planOf(loan)
      const day = `${loan.from.slice(0, 8)}${String(Math.min(28, Number(loan.from.slice(8)) + after)).padStart(2, '0')}`
      fc.pre(day >= loan.from)
      const principal = wish < loan.amount ? wish : loan.amount
      const state = { outstanding: loan.amount, paidUntil: loan.from, rest }
      const done = repayEarly({ ...loan, earlyFeeBp: 50 }, state, { day, principal })
      expect(sum(done.rest.map((each) => each.principal))).toBe(loan.amount - principal)
      expect(done.total).toBe(done.principal + done.interest + done.fee)
      expect(done.saved >= 0n).toBe(true)
      expect(done.rest.length === 0).toBe(principal === loan.amount)
    }),
  )
})

it('a payment is used up to the fen', () => {
  const amount = fc.bigInt({ min: 0n, max: MAX_FEN })
  fc.assert(
    fc.property(amount, amount, amount, amount, (paid, penalty, interest, principal) => {
      const used = allocate(paid, { penalty, interest, principal })
      expect(used.penalty + used.interest + used.principal + used.left).toBe(paid)
      // Nothing goes to what comes later while something before it is unpaid.
      if (used.interest > 0n) expect(used.penalty).toBe(penalty)
      if (used.principal > 0n) expect(used.interest).toBe(interest)
    }),
  )
})

it('E8: a payment of several goes to the oldest first, to the fen, and no more than is due', () => {
  const due = [
    { penalty: 100n, interest: 1000n, principal: 10_000n },
    { penalty: 0n, interest: 900n, principal: 10_000n },
  ]
  expect(allocateInOrder(1100n, due)).toEqual({
    shares: [
      { penalty: 100n, interest: 1000n, principal: 0n },
      { penalty: 0n, interest: 0n, principal: 0n },
    ],
    left: 0n,
  })
  const amount = fc.bigInt({ min: 0n, max: 1_000_000n })
  const owed = fc.record({ penalty: amount, interest: amount, principal: amount })
  fc.assert(
    fc.property(amount, fc.array(owed, { maxLength: 5 }), (paid, rows) => {
      const { shares, left } = allocateInOrder(paid, rows)
      const used = sum(shares.flatMap(({ penalty, interest, principal }) => [penalty, interest, principal]))
      expect(used + left).toBe(paid)
      const isFull = shares.map((share, index) => {
        const { penalty, interest, principal } = rows[index] ?? share
        return share.penalty + share.interest + share.principal === penalty + interest + principal
      })
      // What is paid in part is followed by what gets nothing.
      const first = isFull.indexOf(false)
      const later = first === -1 ? [] : shares.slice(first + 1)
      expect(sum(later.flatMap(({ penalty, interest, principal }) => [penalty, interest, principal]))).toBe(0n)
    }),
  )
})
