import { foldName, fullWidth } from '@jinpiao/values/companyName'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Names and other texts by a part of them. Neither case, nor full or half width, nor blanks count. A text that folds to
 * nothing fits everything, as an empty one does.
 */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  foldedContains(sql`folded(${column})`, text)

/** The same of a column that keeps folded names. */
export const foldedContains = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} like ${containing(foldName(text))} escape '\\'`

/** The spellings in which a name may begin that is typed so: an index knows what is stored, not what it folds to. */
export function spellings(text: string): string[] {
  const typed = text.trim()
  const half = typed.replaceAll('（', '(').replaceAll('）', ')')
  return [...new Set([typed, half, half.replaceAll('(', '（').replaceAll(')', '）'), fullWidth(typed)])]
}
