import { DASHES, halfWidth } from './internal/halfWidth.ts'
import { plainText } from './plainText.ts'

/** Digits, and letters but I, O, S, V and Z, in the order of their values (GB 32100). */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WHOLE = new RegExp(`^[${ALPHABET}]{18}$`)
const BETWEEN = new RegExp(`[${DASHES}\\s]`, 'g')

/** A code as it is sent: what people and programs put into it, small letters, blanks, dashes and full width, is gone. */
export const plainCode = (typed: string): string => halfWidth(plainText(typed)).replace(BETWEEN, '').toUpperCase()

/** The last character of a unified social credit code, from the seventeen before it. */
export function creditCheckOf(body: string): string {
  const sum = Array.from(body).reduce((total, each, at) => total + ALPHABET.indexOf(each) * (3 ** at % 31), 0)
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}

/** Whether a text is a whole unified social credit code, with the last character that the others ask for (GB 32100). */
export const isCreditCode = (text: string): boolean =>
  WHOLE.test(text) && creditCheckOf(text.slice(0, 17)) === text.charAt(17)
