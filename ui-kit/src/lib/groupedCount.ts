import { formatNumber } from '@jinpiao/values/number'

/** A count for the eye: `12,345`. Not `toLocaleString`, which loads the rules of a language to set two commas (3 ms). */
export const groupedCount = (count: number): string => formatNumber(BigInt(count), 0)
