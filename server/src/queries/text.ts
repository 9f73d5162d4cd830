import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Case-insensitive for ASCII on both databases, as people type numbers. Chinese has no cases to fold. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const wanted = text.trim().toLowerCase()
  const searched = wanted === wanted.toUpperCase() ? column : sql`lower(${column})`
  return sql<SqlBool>`${searched} like ${containing(wanted)} escape '\\'`
}
