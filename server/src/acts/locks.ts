import { sql } from 'kysely'
import type { Writer } from '../db/database.ts'
import { counted } from '../domain/counted.ts'
import type { Act } from './command.ts'

/**
 * What acts lock, each table with the column that names its rows. Every act locks in this order, and keys of one table in
 * theirs, so two acts never wait for each other crosswise. Changes of a draw, an instalment or a credit line are guarded
 * by the lock of their agreement; those of a product by the enterprise that opened it.
 */
const order = {
  application: 'pkApply',
  credit_limit: 'pkLimit',
  loan_agreement: 'pkAgreement',
  ticket: 'pkCredit',
  bank_account: 'pkAccount',
  fee_bill: 'pkBill',
  confirmation: 'pkConfirm',
  corp_product: 'fkCorp',
} as const

export type LockName = keyof typeof order
export const lockNames = Object.keys(order) as readonly LockName[]

/** Keys of rows that an act will change, by table. */
export type Touched = Partial<Record<LockName, readonly string[]>>

/** Locks rows in the one order; a batch calls it once for all its entries, before it reads any of them. */
export async function lockRows({ tx }: Pick<Act, 'tx'>, touched: Touched): Promise<void> {
  for (const name of lockNames) {
    const keys = [...new Set(touched[name])].sort()
    if (keys.length === 0) continue
    const key = sql.ref<string>(order[name])
    const since = performance.now()
    await tx
      .selectFrom(sql.table<object>(name).as('l'))
      .select(sql.lit(1).as('one'))
      .where(key, 'in', keys)
      .orderBy(key)
      .forNoKeyUpdate()
      .execute()
    counted.locks += 1
    counted.lockSeconds += (performance.now() - since) / 1000
  }
}

/** All that several acts touch. */
export function joined(touched: readonly Touched[]): Touched {
  const all: Record<string, string[]> = {}
  for (const each of touched) {
    for (const [name, keys] of Object.entries(each)) all[name] = [...(all[name] ?? []), ...keys]
  }
  return all
}

/** Locks one row that no act of {@link lockRows} locks, so that what counts rows behind it is done by one at a time. */
export async function lockRow(
  tx: Writer,
  table: 'corp' | 'corp_user' | 'person',
  key: Readonly<Record<string, string>>,
) {
  await tx
    .selectFrom(sql.table<object>(table).as('l'))
    .select(sql.lit(1).as('one'))
    .where((eb) => eb.and(Object.entries(key).map(([name, value]) => eb(sql.ref<string>(name), '=', value))))
    .forNoKeyUpdate()
    .execute()
}
