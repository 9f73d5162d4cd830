import { addDays } from '@jinpiao/values/days'
import { interestOf } from '@jinpiao/values/interest'
import { penaltyOf } from '@jinpiao/values/loanPlan'
import { expect, test } from 'vitest'
import { financePrice, loanPrice, penaltyRateOf } from './priceTerms.ts'

test('penalty is as many times the loan’s own rate as the product says: being late is never cheaper', () => {
  const product = { rateBp: 435, penaltyRateBp: 653 }
  expect(penaltyRateOf(435, product)).toBe(653)
  expect(penaltyRateOf(600, product)).toBe(901)
  expect(penaltyRateOf(300, product)).toBe(450)
  expect(penaltyRateOf(600, { rateBp: 0, penaltyRateBp: 0 })).toBe(900)
})

test('penalty runs from the day after the one on which it had to be paid, until the day on which it is repaid', () => {
  const penalty = { rateBp: 900, dayBasis: 360 }
  const payable = '2026-12-21'
  expect(penaltyOf(10_000_000n, payable, payable, penalty)).toBe(0n)
  // The 22nd is the first day; paid on the 24th, the 22nd, 23rd and 24th count.
  expect(penaltyOf(10_000_000n, payable, addDays(payable, 1), penalty)).toBe(interestOf(10_000_000n, 1, penalty))
  expect(penaltyOf(10_000_000n, payable, addDays(payable, 3), penalty)).toBe(interestOf(10_000_000n, 3, penalty))
})

test('a price says rate, day count, fees and penalty in both languages, with nothing left open', () => {
  const all = [
    ...loanPrice({ rateBp: 600, dayBasis: 360, penaltyRateBp: 900, earlyFeeBp: 100, method: 'BULLET' }),
    ...financePrice({ rateBp: 398, dayBasis: 360 }),
  ]
  for (const { name, text } of all)
    for (const words of [name, text]) for (const each of words) expect(each).toMatch(/^[^{]{1,}$/)
  const zh = all.map(({ text }) => text[0]).join('\n')
  for (const said of ['6.00%', '9.00%', '1.00%', '3.98%', '÷ 360', '次日', '本次办理不再占用', '不占用'])
    expect(zh).toContain(said)
})
