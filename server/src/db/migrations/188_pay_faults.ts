import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** A payment that failed keeps where the bank says that it lies. Of those of before nobody has asked it. */
export const payFaults = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  addColumns(db, dialect, 'redeem_line', ['fault text'])
