import type { Kysely } from 'kysely'
import { createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/** Payments of redemptions, one for each ticket of a batch. */
export async function redeemLines(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'redeem_line',
    `pkLine text primary key, pkApply text not null references application, line integer not null, fkCorp text not null references corp,
     redeemNo text not null, noTail text not null, pkCredit text not null references ticket, creditNo text not null,
     creditTail text not null, fkPayee text not null references corp, payeeName text not null, accountName text not null,
     accountNo text not null, bankName text not null, interBankNo text not null,
     amountFen bigint not null check (amountFen > 0), payDate text not null,
     state text not null check (state in ('WAITING', 'PAYING', 'PAID', 'FAILED')), bankSerial text, paidAt text, reason text,
     receiptFileId text, unique (pkApply, line), unique (fkCorp, bankSerial)`,
  )
  const listed = {
    day: 'payDate',
    no: 'redeemNo',
    amount: 'amountFen',
    payee: 'payeeName',
    credit: 'creditNo',
    tail: 'noTail',
    ctail: 'creditTail',
  }
  await createListIndexes(db, 'redeem_line', 'redeem_line (fkCorp', 'pkLine', listed)
  await createIndex(db, 'redeem_line_state', 'redeem_line (fkCorp, state, pkLine)')
  await createIndex(db, 'redeem_line_ticket', 'redeem_line (pkCredit)')
}
