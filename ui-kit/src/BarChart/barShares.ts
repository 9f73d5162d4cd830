/**
 * The length of each bar in percent of the longest, to a tenth: amounts beyond 2^53 fen keep their proportion. Zero, less
 * and what is no value have no length; what is more than zero has at least a tenth.
 */
export function barShares(values: readonly (bigint | undefined)[]): number[] {
  const points = values.map((value) => value ?? 0n)
  const longest = points.reduce((max, point) => (point > max ? point : max), 0n)
  return points.map((point) => (point <= 0n ? 0 : Math.max(1, Number((point * 1000n) / longest)) / 10))
}
