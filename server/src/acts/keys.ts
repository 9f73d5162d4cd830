import type { NumberKind } from '@jinpiao/contract/numbers'
import { sql } from 'kysely'
import { monotonicFactory } from 'ulid'
import type { Writer } from '../db/database.ts'
import { counterName, formatNumber } from '../domain/numbering.ts'
import type { CommandContext } from './context.ts'

/** Opaque keys (ULID); those of one process sort in the order they were made. */
export const newPk: () => string = monotonicFactory()

/** What numbering needs of an act; the act itself is made of modules that need keys. */
interface Counting {
  tx: Writer
  context: Pick<CommandContext, 'database'>
  today: string
}

/**
 * The next human number of the day. All enterprises count on one counter, so it is not held until the act ends: on
 * PostgreSQL the number of an act that is undone belongs to nobody.
 */
export async function nextNumber(act: Counting, kind: NumberKind): Promise<string> {
  const name = counterName(kind, act.today)
  const { last } = await act.context.database.aside(act.tx, (tx) => count(tx, name))
  return formatNumber(kind, act.today, last)
}

const count = (tx: Writer, name: string) =>
  tx
    .insertInto('counter')
    .values({ name, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
