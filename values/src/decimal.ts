import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'

const SPACE = new RegExp(`[${SPACES}\\s]`, 'g')
const MINUS = new RegExp(`^[${DASHES}]`)
const DECIMAL = /^-?\d+(?:\.\d+)?$/
/** Commas count only where they group by thousands; `1,5` is not guessed to be 1.5 or 15. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/**
 * The decimal string that a typed text means, without leading zeros; undefined when it is no number. `。` is what a
 * Chinese input method gives for the dot key.
 */
export function parseDecimal(text: string): string | undefined {
  const plain = halfWidth(text).replace('。', '.').replace(SPACE, '').replace(MINUS, '-')
  const decimal = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
  if (!DECIMAL.test(decimal)) return undefined
  const short = decimal.replace(/^(-?)0+(?=\d)/, '$1')
  return /[1-9]/.test(short) ? short : short.replace('-', '')
}

/** How many places a decimal string has after its point. */
export const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** Negative, zero or positive as `a` is below, equal to or above `b`: decimal strings of any length, exactly. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b))
  const scaled = (decimal: string) => {
    const [whole = '', fraction = ''] = decimal.split('.')
    return BigInt(whole + fraction.padEnd(places, '0'))
  }
  const difference = scaled(a) - scaled(b)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
