import { decimalToFen } from '@jinpiao/values/money'

/**
 * The length of each bar in percent of the longest, to a tenth: amounts beyond 2^53 fen keep their proportion. Zero and
 * less have no length; what is more than zero has at least a tenth.
 */
export function barShares(values: readonly string[]): number[] {
  const fens = values.map(decimalToFen)
  const longest = fens.reduce((max, fen) => (fen > max ? fen : max), 0n)
  return fens.map((fen) => (fen <= 0n ? 0 : Math.max(1, Number((fen * 1000n) / longest)) / 10))
}
