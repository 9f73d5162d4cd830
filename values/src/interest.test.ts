import { expect, it } from 'vitest'
import { interestOf } from './interest.ts'
import { decimalToFen, fenToDecimal } from './money.ts'

it.each([
  ['1000000.00', 600, 30, '5000.00'],
  ['1234567.89', 435, 97, '14470.16'],
  ['0.01', 600, 30, '0.00'],
])('E1: %s at %i/10000 over %i days is interest of %s', (amount, rateBp, days, interest) => {
  expect(fenToDecimal(interestOf(decimalToFen(amount), days, { rateBp, dayBasis: 360 }))).toBe(interest)
})

it.each([{ amount: -1n }, { rateBp: -1 }, { days: -1 }, { days: 1.5 }, { dayBasis: 0 }])(
  'refuses the term %o',
  (term) => {
    const { amount, days, ...terms } = { amount: 1n, days: 1, rateBp: 1, dayBasis: 360, ...term }
    expect(() => interestOf(amount, days, terms)).toThrow(RangeError)
  },
)
