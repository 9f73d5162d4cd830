import type { TermName } from '@jinpiao/contract/terms'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { TallyKind } from '../domain/tallies.ts'
import type { Totals } from './source.ts'
import { contains } from './text.ts'

export interface Part {
  part: string
  count: number
  amountFen: bigint
}

/**
 * The parts of a kind that an enterprise has, in their order.
 *
 * @param range beginnings of the first and of the last part that are wanted, such as two months.
 */
export async function readTally(
  read: Reader,
  fkCorp: string,
  kind: TallyKind,
  range?: { from: string; to: string },
): Promise<Part[]> {
  let parts = read
    .selectFrom('tally')
    .select(['part', 'count', 'amountFen'])
    .where('fkCorp', '=', fkCorp)
    .where('kind', '=', kind)
    .where('count', '>', 0)
  // Parts go on with '/', figures or capitals. In every collation 'z' sorts behind these.
  if (range) parts = parts.where('part', '>=', range.from).where('part', '<=', `${range.to}z`)
  return parts.orderBy('part').execute()
}

export type Sum = Omit<Part, 'part'>

/** What is left of a sum without a part of it. */
export const without = (all: Sum, some: Sum): Sum => ({
  count: all.count - some.count,
  amountFen: all.amountFen - some.amountFen,
})

export const totalOf = (parts: readonly Part[], isCounted: (part: string) => boolean = () => true): Sum =>
  parts
    .filter(({ part }) => isCounted(part))
    .reduce((sum, { count, amountFen }) => ({ count: sum.count + count, amountFen: sum.amountFen + amountFen }), {
      count: 0,
      amountFen: 0n,
    })

/** The same as the totals of a list. */
export function totalsOf(
  parts: readonly Part[],
  isCounted: (part: string) => boolean,
  sum: TermName = 'amount',
): Totals {
  const { count, amountFen } = totalOf(parts, isCounted)
  return { count, sums: { [sum]: amountFen } }
}

/** Parts of a kind, without their prefix, that contain a text. */
export async function namesContaining(
  read: Reader,
  fkCorp: string,
  kind: TallyKind,
  prefix: string,
  text: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom('tally')
    .select('part')
    .where('fkCorp', '=', fkCorp)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`substr(part, 1, ${sql.lit(prefix.length)}) = ${prefix}`)
    .where(contains(sql`substr(part, ${sql.lit(prefix.length + 1)})`, text))
    .execute()
  return rows.map(({ part }) => part.slice(prefix.length))
}
