import type { Fen } from './money.ts'

/**
 * A part of an amount in fen, rounded half up: what a fee comes to that is a rate of the whole, whatever the days.
 * `shareOf(123_456_789n, 15)` is `185_185n`: 0.15 % of 1,234,567.89. Throws RangeError on a negative term.
 *
 * @param rateBp in 1/10000: 0.15 % is 15.
 */
export function shareOf(amount: Fen, rateBp: bigint | number): Fen {
  const rate = BigInt(rateBp)
  if (amount < 0n || rate < 0n) throw new RangeError('share: negative term')
  return (amount * rate + 5_000n) / 10_000n
}
