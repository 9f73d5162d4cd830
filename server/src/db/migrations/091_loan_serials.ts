import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** One serial of a bank is one payment: of a funder it has paid out one loan, of an enterprise it has come back once. */
export async function loanSerials(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'loan_draw_serial', 'loan_draw (fkFunder, bankSerial)', true)
  await createIndex(db, 'repayment_serial', 'repayment (fkCorp, bankSerial)', true)
}
