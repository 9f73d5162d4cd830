import type { Day } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { monotonicFactory } from 'ulid'
import type { Writer } from '../db/database.ts'
import { counterName, formatNumber, type NumberKind } from '../domain/numbering.ts'

/** Opaque keys (ULID); those of one process sort in the order they were made. */
export const newPk: () => string = monotonicFactory()

/** The next human number of the day. The counter's row stays locked until the commit, so no number is given twice. */
export async function nextNumber(tx: Writer, kind: NumberKind, day: Day): Promise<string> {
  const { last } = await tx
    .insertInto('counter')
    .values({ name: counterName(kind, day), last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return formatNumber(kind, day, last)
}
