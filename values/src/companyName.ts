import { halfWidth } from './internal/halfWidth.ts'

export { halfWidth }

/** ASCII as a Chinese input method types it; blanks stay. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

/** Blanks and what nobody sees: zero-width characters, direction marks, the empty letters of Hangul and braille. */
const UNSEEN = /[\s\p{Z}\p{Cf}\u3164\u2800]/gu

/**
 * A company name, or a credit code, as names are compared: full-width and half-width characters are the same (brackets
 * above all), blanks and invisible characters do not count, nor does case. Two names that fold to the same text look the
 * same on paper. Never shown and never stored.
 */
export const foldName = (text: string): string => halfWidth(text).replace(UNSEEN, '').toLowerCase()

/**
 * The one that is named: by its exact name, else by its folded one. `undefined` where nobody is, or several are, for a
 * name must not choose between two.
 */
export function namedBy<Row>(rows: readonly Row[], name: string, nameOf: (row: Row) => string): Row | undefined {
  const exact = rows.filter((row) => nameOf(row) === name)
  const folded = foldName(name)
  const found = exact.length > 0 ? exact : rows.filter((row) => folded !== '' && foldName(nameOf(row)) === folded)
  return found.length === 1 ? found[0] : undefined
}
