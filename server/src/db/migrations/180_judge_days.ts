import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** Until when the platform judges a contested payment: kept as it was told to both sides, such as 2026-12-04. */
export async function judgeDays(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'redeem_line', ['judgeBy text'])
}
