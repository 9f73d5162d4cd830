import { addDays, daysBetween, instantInShanghai } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Holiday } from '@jinpiao/values/workingDays'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUOTE_MINUTES } from './finance.ts'
import { holds, loanDayOf, priceOn, quoteOf } from './quote.ts'

/** Milliseconds of a moment in Shanghai. */
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const holidays: Holiday[] = [
  { day: '2026-10-01', name: '国庆节', kind: 'HOLIDAY' },
  { day: '2026-10-02', name: '国庆节', kind: 'HOLIDAY' },
  { day: '2026-10-10', name: '补班', kind: 'WORKDAY' },
]

/**
 * The fee by long division of decimal digits, as one does it on paper: neither the code under test nor `bigint` division
 * decides how it rounds.
 */
function feeOnPaper(amountFen: bigint, rateBp: number, days: number, dayBasis: number): bigint {
  const product = String(amountFen * BigInt(rateBp) * BigInt(days))
  const divisor = 10_000 * dayBasis
  let rest = 0
  let quotient = ''
  for (const digit of product) {
    rest = rest * 10 + Number(digit)
    quotient += Math.floor(rest / divisor)
    rest %= divisor
  }
  return BigInt(quotient) + (rest * 2 >= divisor ? 1n : 0n)
}

const terms = {
  amountFen: fc.bigInt({ min: 1n, max: 10n ** 14n }),
  rateBp: fc.integer({ min: 1, max: 2_400 }),
  dayBasis: fc.constantFrom(360, 365),
  days: fc.integer({ min: 0, max: 400 }),
}
const loanDate = '2026-11-25'

describe('I16, T8: what a funder takes', () => {
  test('is amount × rate × days ÷ day basis, half a fen up; fee and net are the amount, and the net is never below zero', () => {
    fc.assert(
      fc.property(fc.record(terms), ({ amountFen, rateBp, dayBasis, days }) => {
        const promisedDate = addDays(loanDate, days)
        const { feeDays, feeFen, netFen } = priceOn(loanDate, { amountFen, promisedDate, rateBp, dayBasis })
        const fee = feeOnPaper(amountFen, rateBp, days, dayBasis)
        expect([feeDays, feeFen]).toEqual([days, fee < amountFen ? fee : amountFen])
        expect(netFen >= 0n && feeFen + netFen === amountFen).toBe(true)
      }),
    )
  })

  test.each([
    ['1000000.00', 398, 90, '9950.00'],
    ['0.01', 398, 7, '0.00'],
    // Exactly half a fen.
    ['180.00', 100, 1, '0.01'],
  ])('%s at %i basis points for %i days: %s', (amount, rateBp, days, fee) => {
    const promisedDate = addDays(loanDate, days)
    const priced = { amountFen: BigInt(amount.replace('.', '')), promisedDate, rateBp, dayBasis: 360 }
    expect(fenToDecimal(priceOn(loanDate, priced).feeFen)).toBe(fee)
  })

  test('paid on the promised date or later, nothing is taken', () => {
    const priced = { amountFen: 100n, promisedDate: loanDate, rateBp: 398, dayBasis: 360 }
    expect(priceOn(addDays(loanDate, 3), priced)).toEqual({ feeDays: 0, feeFen: 0n, netFen: 100n })
  })
})

describe('spec §9: T+0 until 16:00, paid on T+1, by working days', () => {
  test.each([
    ['on a Monday morning', '2026-11-23T09:00:00', '2026-11-24'],
    ['a second before 16:00', '2026-11-23T15:59:59', '2026-11-24'],
    ['at 16:00', '2026-11-23T16:00:00', '2026-11-25'],
    ['on a Friday', '2026-11-27T10:00:00', '2026-11-30'],
    ['on a Friday at 16:30', '2026-11-27T16:30:00', '2026-12-01'],
    ['on a Saturday', '2026-11-28T10:00:00', '2026-12-01'],
    ['on a Saturday evening', '2026-11-28T20:00:00', '2026-12-01'],
    ['on the eve of a holiday', '2026-09-30T10:00:00', '2026-10-05'],
    ['on the eve of a holiday, too late', '2026-09-30T17:00:00', '2026-10-06'],
    ['on a Saturday that is worked', '2026-10-10T10:00:00', '2026-10-12'],
  ])('submitted %s', (_, moment, day) => {
    expect(loanDayOf(at(moment), holidays)).toBe(day)
  })

  test('it comes after the day of submission, and later hours never bring it forward', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 86_399 }), (days, seconds) => {
        const day = addDays('2026-01-01', days)
        const midnight = at(`${day}T00:00:00`)
        const paid = loanDayOf(midnight + seconds * 1000, holidays)
        expect(daysBetween(day, paid)).toBeGreaterThan(0)
        expect(loanDayOf(midnight, holidays) <= paid && paid <= loanDayOf(midnight + 86_399_000, holidays)).toBe(true)
      }),
    )
  })
})

describe('how long a quote holds', () => {
  const priced = { amountFen: 100_000_00n, promisedDate: '2027-03-01', rateBp: 398, dayBasis: 360 }
  const now = at('2026-11-23T09:00:00')
  const quoted = quoteOf(priced, now, holidays)

  test('30 minutes, not a millisecond more', () => {
    expect(quoted.validUntil).toBe(instantInShanghai(now + QUOTE_MINUTES * 60_000))
    const end = now + 30 * 60_000
    expect([holds(quoted, quoted, end - 1), holds(quoted, quoted, end)]).toEqual([true, false])
  })

  test.each([
    ['rate', { rate: '3.99' }],
    ['day', { loanDate: '2026-11-25' }],
    ['days', { feeDays: 1 }],
    ['basis', { dayBasis: 365 }],
    ['fee', { serviceFee: '0.01' }],
    ['net amount', { netAmount: '0.01' }],
  ])('another %s: what would be quoted now is not what was', (_, change) => {
    expect(holds(quoted, { ...quoted, ...change }, now)).toBe(false)
  })

  test('asked for again it is another of the same price, and holds from then on', () => {
    const again = quoteOf(priced, now + 60_000, holidays)
    expect([again.netAmount, holds(quoted, again, now + 60_000)]).toEqual([quoted.netAmount, true])
    expect(again.validUntil).not.toBe(quoted.validUntil)
  })
})
