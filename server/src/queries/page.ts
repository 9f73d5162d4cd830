import { sql } from 'kysely'

export interface PageQuery {
  page: number
  pageSize: number
  sort?: string | undefined
}

/** LIMIT and OFFSET of a page (1-based). */
export const windowOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize })

export const pagecondOf = ({ page, pageSize }: PageQuery, count: number) => ({ page, pageSize, count })

/** `field,desc` if the field may be sorted by; what it does not know is ignored, because it stands in an address. */
export function orderOf<Column extends string>(
  sort: string | undefined,
  columns: Readonly<Record<string, Column>>,
  fallback: readonly [Column, 'asc' | 'desc'],
): readonly [Column, 'asc' | 'desc'] {
  const [field = '', direction] = sort?.split(',') ?? []
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  return column ? [column, direction === 'desc' ? 'desc' : 'asc'] : fallback
}

/** `%text%` with the wildcards of the text itself taken literally (LIKE … ESCAPE '\\'). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Case-insensitive for ASCII on both databases, as people type numbers. */
export const contains = (column: ReturnType<typeof sql.ref>, text: string) =>
  sql<boolean>`lower(${column}) like ${containing(text.trim().toLowerCase())} escape '\\'`

/** Counts are 64-bit on PostgreSQL; lists are shorter. */
export const countAll = sql<number>`cast(count(*) as integer)`
/** A sum of money stays 64-bit on both; nothing to sum is zero. The alias must end in `Fen`. */
export const sumFen = (column: string) => sql<bigint>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
