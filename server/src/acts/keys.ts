import { getRandomValues } from 'node:crypto'
import type { NumberKind } from '@jinpiao/contract/numbers'
import { sql } from 'kysely'
import { monotonicFactory } from 'ulid'
import type { Writer } from '../db/database.ts'
import { counterName, formatNumber, partNumber, rootNumber } from '../domain/numbering.ts'
import type { CommandContext } from './context.ts'

/** Random bytes in stock: `ulid` asks for each of a key's sixteen by itself, which took longer than all else of a key. */
const stock = new Uint8Array(4096)
let used = stock.length
function random(): number {
  if (used === stock.length) {
    getRandomValues(stock)
    used = 0
  }
  return (stock[used++] ?? 0) / 256
}

/** Opaque keys (ULID); those of one process sort in the order they were made. */
export const newPk: () => string = monotonicFactory(random)

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

/**
 * Numbers for some new parts of a tree, in their order. Holders of two branches split at the same time, so these are
 * counted like {@link nextNumber}.
 */
export async function nextPartNumbers(
  act: Counting,
  { creditNo, rootCredit }: { creditNo: string; rootCredit: string },
  parts: number,
): Promise<string[]> {
  const root = rootNumber(creditNo)
  const { last } = await act.context.database.aside(act.tx, async (tx) => {
    const name = `${root}-`
    const known = await tx.selectFrom('counter').select('last').where('name', '=', name).executeTakeFirst()
    // A tree from before there was a counter: none of its parts has a higher number than there are nodes in it.
    const before = known === undefined ? (await nodesOf(tx, rootCredit)) - 1 : 0
    return count(tx, name, { first: before + parts, by: parts })
  })
  return Array.from({ length: parts }, (_, index) => partNumber(root, last - parts + 1 + index))
}

async function nodesOf(tx: Writer, rootCredit: string): Promise<number> {
  const { nodes } = await tx
    .selectFrom('ticket')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('nodes'))
    .where('rootCredit', '=', rootCredit)
    .executeTakeFirstOrThrow()
  return nodes
}

const count = (tx: Writer, name: string, { first, by } = { first: 1, by: 1 }) =>
  tx
    .insertInto('counter')
    .values({ name, last: first })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${sql.lit(by)}` }))
    .returning('last')
    .executeTakeFirstOrThrow()
