import type { Fen } from './money.ts'

/** A rate and what it refers to. */
export interface InterestTerms {
  /** Per year, in 1/10000: 4.35 % is 435. */
  rateBp: bigint | number
  /** Days of the year the rate refers to: 360 or 365. */
  dayBasis: bigint | number
}

/**
 * Interest in fen: amount × rate × days ÷ day basis, rounded half up to the fen. Days are civil days, first counted, last
 * not (算头不算尾). `interestOf(123_456_789n, 97, { rateBp: 435, dayBasis: 360 })` is `1_447_016n`. Throws RangeError on a
 * negative or fractional term.
 */
export function interestOf(amount: Fen, days: number | bigint, { rateBp, dayBasis }: InterestTerms): Fen {
  // BigInt() of a fractional number is itself a RangeError.
  const [rate, count, basis] = [BigInt(rateBp), BigInt(days), BigInt(dayBasis)]
  if (amount < 0n || rate < 0n || count < 0n || basis <= 0n) throw new RangeError('interest: negative term')
  return halfUp(amount * rate * count, 10_000n * basis)
}

/** A quotient of natural numbers, rounded half up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)
