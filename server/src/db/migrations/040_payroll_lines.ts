import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** Wages that are paid from financings, one for each person of a list. */
export async function payrollLines(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'payroll_line',
    `pkApply text not null references application, line integer not null, pkFinance text not null references application,
     personName text not null, accountNo text not null, bankName text not null,
     amountFen bigint not null check (amountFen > 0),
     state text not null check (state in ('WAITING', 'PAYING', 'PAID', 'FAILED')), bankSerial text, paidAt text, reason text,
     primary key (pkApply, line)`,
  )
  await createIndex(db, 'payroll_line_finance', 'payroll_line (pkFinance, state)')
}
