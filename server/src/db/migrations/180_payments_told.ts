import type { Kysely } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/**
 * What is told of payments: until when the platform judges a contested one, kept as both sides were told, such as 2026-12-04;
 * and how often an account of a payee has failed, which its owner asks for.
 */
export async function paymentsTold(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'redeem_line', ['judgeBy text'])
  await createIndex(db, 'redeem_line_paid_into', 'redeem_line (fkPayee, accountNo)')
}
