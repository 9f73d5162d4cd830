import type { Fen } from './money.ts'

export type ServiceFeeTerms = {
  /** Financing amount in fen. */
  amount: Fen
  /** Annual rate in 1/10000: 3.98 % is 398. */
  rateBp: bigint | number
  /** Civil days from the loan date to the promised payment date: first day counted, last not (算头不算尾). */
  days: number
  /** Days of the year the rate refers to, 360 in the specification. */
  dayBasis: bigint | number
}

/**
 * Financing service fee in fen: amount × rate × days ÷ day basis, rounded half up to the fen (spec §9). Rate and
 * basis are fields of the funder's product, so they are arguments and not constants. Throws RangeError on a negative
 * or fractional term.
 */
export function serviceFee({ amount, rateBp, days, dayBasis }: ServiceFeeTerms): Fen {
  // BigInt() of a fractional number is itself a RangeError.
  const [rate, count, basis] = [BigInt(rateBp), BigInt(days), BigInt(dayBasis)]
  if (amount < 0n || rate < 0n || count < 0n || basis <= 0n) throw new RangeError('service fee: negative term')
  const divisor = 10_000n * basis
  return (amount * rate * count + divisor / 2n) / divisor
}
