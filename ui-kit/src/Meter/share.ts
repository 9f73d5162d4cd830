import type { Fen } from '@jinpiao/values/money'

/**
 * Used part in whole percent, 0–100, exact for any amount. Never says 0 when something is used nor 100 when something
 * is left; over the total is 100, also of a total of nothing.
 */
export function sharePercent(part: Fen, whole: Fen): number {
  if (part <= 0n) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.max(1, Number((part * 100n + whole / 2n) / whole)))
}
