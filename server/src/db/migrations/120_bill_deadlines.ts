import { BILL_DAYS } from '@jinpiao/contract/due'
import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createListIndexes, type Dialect } from './ddl.ts'

/**
 * Last day to pay a bill: what is past it is overdue. Sums are kept of other things than before (what takes an issue back
 * adds nothing up, all that was ever accepted is not kept), so the next start adds all of them up anew.
 */
export async function billDeadlines(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'fee_bill', ["deadline text not null default ''"])
  const later =
    dialect === 'postgres'
      ? `to_char(substr("createdAt", 1, 10)::date + ${BILL_DAYS}, 'YYYY-MM-DD')`
      : `date(substr("createdAt", 1, 10), '+${BILL_DAYS} days')`
  await sql.raw(`update fee_bill set deadline = ${later}`).execute(db)
  await createListIndexes(db, 'fee_bill', 'fee_bill (fkCorp', 'pkBill, amountFen', { deadline: 'deadline' })
  // What was not done by its last day is asked for each night.
  await sql.raw('drop index fee_bill_waiting').execute(db)
  await createIndex(db, 'fee_bill_waiting', 'fee_bill (state, deadline, pkBill)')
  await createIndex(db, 'payment_waiting', 'payment (state, deadline, pkPayment)')
  await createIndex(db, 'confirmation_last_day', 'confirmation (state, confirmBy, pkConfirm)')
  await sql.raw('delete from tally').execute(db)
}
