import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Case-insensitive for ASCII on both databases, as people type numbers. */
export const contains = (column: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`lower(${column}) like ${containing(text.trim().toLowerCase())} escape '\\'`
