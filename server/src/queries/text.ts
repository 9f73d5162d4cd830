import { foldName, fullWidth, halfWidth } from '@jinpiao/values/companyName'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Full-width ASCII, `！` to `～`, and what each is in half width. */
const WIDE = String.fromCodePoint(...Array.from({ length: 94 }, (_, index) => 0xff01 + index))
const HALF = halfWidth(WIDE)
/** What people put into names without anybody seeing a difference: blanks and zero-width characters. */
const UNSEEN = ' \u3000\u00a0\t\u200b\u200c\u200d\u2060\ufeff'

/** A column as `foldName` reads a text. What has no partner in `translate` is left out. */
const folded = (column: RawBuilder<unknown>) => sql`lower(translate(${column}, ${WIDE + UNSEEN}, ${HALF}))`

/**
 * Names and other texts by a part of them. Neither case, nor full or half width, nor blanks count. A text that folds to
 * nothing fits everything, as an empty one does.
 */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${folded(column)} like ${containing(foldName(text))} escape '\\'`

/** The spellings in which a name may begin that is typed so: an index knows what is stored, not what it folds to. */
export function spellings(text: string): string[] {
  const typed = text.trim()
  const half = typed.replaceAll('（', '(').replaceAll('）', ')')
  return [...new Set([typed, half, half.replaceAll('(', '（').replaceAll(')', '）'), fullWidth(typed)])]
}
