import type { Fen } from './money.ts'

/** A share as it is said: `60`; or less than `1`, `isLess`, which is something all the same. */
export interface Percent {
  /** A decimal, `37.5`. */
  value: string
  isLess: boolean
}

/**
 * What share of a whole a part is, in per cent, exact for any amount and rounded half up. Something is never 0 and less than
 * all never 100: 0.0002 % is less than 1, 99.99 % less than 100. More than all is more: 150. All of nothing is 100.
 *
 * @param decimals 1: to a tenth, so that the least that is said is 0.1.
 */
export function percentOf(part: Fen, whole: Fen, decimals: 0 | 1 = 0): Percent {
  const scale = decimals === 0 ? 1n : 10n
  const full = 100n * scale
  const said = (units: bigint, isLess = false): Percent => {
    const fraction = decimals === 0 ? '' : `.${units % scale}`
    return { value: `${units / scale}${fraction}`, isLess }
  }
  if (part <= 0n) return said(0n)
  if (whole <= 0n) return said(full)
  if (part * full < whole) return said(1n, true)
  const units = (part * full * 2n + whole) / (whole * 2n)
  return part < whole && units >= full ? said(full, true) : said(units)
}
