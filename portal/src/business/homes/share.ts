import { decimalToFen, sumMoney } from '@jinpiao/values/money'

/** `37.5%`: a part of a sum of amounts, exact in fen, rounded half up to a tenth. */
export function shareOf(part: string, amounts: readonly string[]): string {
  const total = sumMoney(amounts)
  if (total === 0n) return '—'
  const tenths = (decimalToFen(part) * 2000n + total) / (total * 2n)
  return `${tenths / 10n}.${tenths % 10n}%`
}
