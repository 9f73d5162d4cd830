import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** Whom an enterprise supplies: core companies that may recommend it are looked up by it, not among all suppliers. */
export const customers = (db: Kysely<unknown>): Promise<void> =>
  createIndex(db, 'supplier_of', 'supplier (fkSupplierCorp, state)')
