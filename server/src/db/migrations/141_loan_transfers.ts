import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** Transfers of borrowers to their funders, as they were reported and what the funder has said. */
export async function loanTransfers(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'loan_transfer',
    `pkTransfer text primary key, fkCorp text not null references corp, fkDraw text not null references loan_draw,
     amountFen bigint not null check (amountFen > 0), bankSerial text not null, payDate text not null, account text not null,
     fileIds text not null, state text not null check (state in ('CONFIRMING', 'CONFIRMED', 'REFUSED')), reason text,
     answerBy text not null, isReminded integer not null default 0, createdAt text not null, updatedAt text not null`,
  )
  await createIndex(db, 'loan_transfer_draw', 'loan_transfer (fkDraw, createdAt)')
  // A loan waits for one transfer at a time.
  await createIndex(db, 'loan_transfer_open', "loan_transfer (fkDraw) where state = 'CONFIRMING'", true)
  await createIndex(db, 'loan_transfer_late', "loan_transfer (answerBy) where state = 'CONFIRMING'")
}
