import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalToFen, fenToDecimal, MAX_FEN } from './money.ts'
import { serviceFee } from './serviceFee.ts'

it.each([
  ['1000000.00', 180, '19900.00'],
  ['1234567.89', 97, '13239.37'],
  ['0.01', 1, '0.00'],
  ['99999999999999.98', 365, '4035277777777.78'],
  ['1000000.00', 0, '0.00'],
])('spec §9: 3.98 %% a year on %s for %i days is %s', (amount, days, fee) => {
  const fen = serviceFee({ amount: decimalToFen(amount), rateBp: 398, days, dayBasis: 360 })
  expect(fenToDecimal(fen)).toBe(fee)
})

it('rounds half a fen up', () => {
  // 1.80 yuan × 1 % × 1 day ÷ 360 is exactly half a fen.
  expect(serviceFee({ amount: 18_000n, rateBp: 100n, days: 1, dayBasis: 360n })).toBe(1n)
  expect(serviceFee({ amount: 17_999n, rateBp: 100n, days: 1, dayBasis: 360n })).toBe(0n)
})

it('is within half a fen of the exact fee and uses the given basis', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: MAX_FEN }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(360, 365),
      (amount, rateBp, days, dayBasis) => {
        const divisor = 10_000n * BigInt(dayBasis)
        const difference = serviceFee({ amount, rateBp, days, dayBasis }) * divisor - amount * BigInt(rateBp * days)
        expect(2n * difference <= divisor && 2n * difference > -divisor).toBe(true)
      },
    ),
  )
})

it.each([{ amount: -1n }, { rateBp: -1 }, { days: -1 }, { days: 1.5 }, { dayBasis: 0 }])(
  'refuses the term %o',
  (term) => {
    expect(() => serviceFee({ amount: 100n, rateBp: 398, days: 1, dayBasis: 360, ...term })).toThrow(RangeError)
  },
)
