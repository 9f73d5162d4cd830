import { foldName } from '@jinpiao/values/companyName'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What people put into names without anybody seeing a difference: blanks and zero-width characters. */
const UNSEEN = [' ', '\u3000', '\u00a0', '\t', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']

/** A column as `foldName` reads a text, but for full-width letters and figures. */
function folded(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const half = sql`replace(replace(lower(${column}), '（', '('), '）', ')')`
  return UNSEEN.reduce((each, unseen) => sql`replace(${each}, ${sql.lit(unseen)}, '')`, half)
}

/**
 * Names and other texts by a part of them. Neither case, nor the width of brackets, nor blanks count. A text that folds to
 * nothing fits everything, as an empty one does.
 */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const wanted = text.trim().toLowerCase()
  const found = sql<SqlBool>`${folded(column)} like ${containing(foldName(text))} escape '\\'`
  // Full-width letters are kept as somebody has entered them, and found as they are.
  const isWide = /[！-～]/.test(wanted.replace(/[（）]/g, ''))
  return isWide ? sql<SqlBool>`(${found} or lower(${column}) like ${containing(wanted)} escape '\\')` : found
}

/** The spellings in which a name may begin that is typed so: an index knows what is stored, not what it folds to. */
export function spellings(text: string): string[] {
  const typed = text.trim()
  const half = typed.replaceAll('（', '(').replaceAll('）', ')')
  return [...new Set([typed, half, half.replaceAll('(', '（').replaceAll(')', '）')])]
}
