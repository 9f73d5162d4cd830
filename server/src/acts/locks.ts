import { sql } from 'kysely'
import type { Writer } from '../db/database.ts'
import { counted } from '../domain/counted.ts'
import type { Act, Shared } from './command.ts'

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
  corp: 'pkCorp',
  ukey: 'pkUkey',
} as const

export type LockName = keyof typeof order
export const lockNames = Object.keys(order) as readonly LockName[]

/** Keys of rows that an act will change, by table. */
export type Touched = Partial<Record<LockName, readonly string[]>>

/** Locks rows in the one order; a batch calls it once for all its entries, before it reads any of them. */
export async function lockRows({ tx, shared }: Pick<Act, 'tx' | 'shared'>, touched: Touched): Promise<void> {
  for (const name of lockNames) {
    const keys = [...new Set(touched[name])].filter((key) => !shared?.locked.has(lockOf(name, key))).sort()
    if (keys.length === 0) continue
    const since = performance.now()
    await rowsToLock(tx, name, keys).execute()
    counted.locks += 1
    counted.lockSeconds += (performance.now() - since) / 1000
  }
}

/** Locks, of rows that several acts of one transaction touch, those that nobody else has: it waits for none. */
export async function lockFree({ tx, shared }: { tx: Writer; shared: Shared }, touched: Touched): Promise<void> {
  for (const name of lockNames) {
    const keys = [...new Set(touched[name])].sort()
    if (keys.length === 0) continue
    const rows = await rowsToLock(tx, name, keys).skipLocked().execute()
    for (const { key } of rows) shared.locked.add(lockOf(name, key))
  }
}

/** Whether {@link lockFree} has got all of them. */
export const areLocked = ({ locked }: Shared, touched: Touched): boolean =>
  lockNames.every((name) => (touched[name] ?? []).every((key) => locked.has(lockOf(name, key))))

const lockOf = (name: LockName, key: string): string => `${name}:${key}`

function rowsToLock(tx: Writer, name: LockName, keys: readonly string[]) {
  const key = sql.ref<string>(order[name])
  return tx
    .selectFrom(sql.table<object>(name).as('l'))
    .select(key.as('key'))
    .where(key, 'in', keys)
    .orderBy(key)
    .forNoKeyUpdate()
}

/** All that several acts touch. */
export function joined(touched: readonly Touched[]): Touched {
  const all: Record<string, string[]> = {}
  for (const each of touched) {
    for (const [name, keys] of Object.entries(each)) all[name] = [...(all[name] ?? []), ...keys]
  }
  return all
}

/** Locks one row by which no act of {@link lockRows} is guarded, so that what counts rows behind it is done by one at a time. */
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
