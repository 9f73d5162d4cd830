import { type Kysely, sql } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/**
 * Where a fee was paid to: it stays as it was when the payment was reported, whatever account the platform names later.
 * Messages of before name no account: they point to the bill, which does.
 */
export async function feePayees(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'fee_bill', ['payTo text'])
  await sql
    .raw(`update message set params = substr(params, 1, length(params) - 1) || ',"账单所示账户"]'
      where notice in ('FEE_TODAY', 'FEE_OVER')`)
    .execute(db)
}
