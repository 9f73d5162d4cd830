import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/** Indexes for the orders and filters of limits, limit entries, suppliers and messages that had none. */
export async function listIndexes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // A name in another table cannot be part of an index.
  await addColumns(db, dialect, 'credit_limit', ["sourceName text not null default ''"])
  await sql
    .raw(`update credit_limit set "sourceName" = (select "corpName" from corp where "pkCorp" = "fkSource")`)
    .execute(db)
  const index = (name: string, on: string) => createIndex(db, name, on)
  for (const [name, column] of [
    ['state', 'state'],
    ['until', 'dayTo'],
    ['total', 'totalFen'],
    ['source', 'sourceName'],
  ] as const) {
    await index(`credit_limit_${name}`, `credit_limit (fkCorp, ${column}, pkLimit)`)
  }
  for (const [name, column] of [
    ['name', 'corpName'],
    ['code', 'creditCode'],
    ['state', 'state'],
  ] as const) {
    // With both columns of the keyword search, so that it reads no table row.
    const others = ['corpName', 'creditCode'].filter((each) => each !== column)
    await index(`supplier_${name}`, `supplier (${['fkCorp', column, 'pkSupplier', ...others].join(', ')})`)
  }
  for (const old of ['limit_entry_at', 'limit_entry_kind']) await sql.raw(`drop index ${old}`).execute(db)
  await index('limit_entry_at', 'limit_entry (fkLimit, at, seq, kind)')
  await index('limit_entry_kind', 'limit_entry (fkLimit, kind, at, seq)')
  await index('message_type', 'message (userId, fkCorp, messageType, at, pkMessage)')
  await index('message_state_type', 'message (userId, fkCorp, messageState, messageType, at, pkMessage)')
}
