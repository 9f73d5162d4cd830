import type { Kysely } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** What is printed on a token: its program compares it before it signs. Null: nobody has noted it, and it is not compared. */
export const printedNo = (db: Kysely<unknown>, dialect: Dialect): Promise<void> =>
  addColumns(db, dialect, 'ukey', ['printedNo text'])
