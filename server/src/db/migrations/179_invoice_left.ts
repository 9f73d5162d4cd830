import { type Kysely, sql } from 'kysely'
import { createListIndexes, type Dialect } from './ddl.ts'

const listed = {
  amount: 'amountWithTaxFen',
  no: 'invoiceNo',
  tail: 'noTail',
  seller: 'seller',
  available: 'leftFen',
} as const

/**
 * What of an invoice can be used is kept by the database: nothing of one that the tax office does not confirm, or that is void.
 * The indexes of its list contain that in place of what is used.
 */
export async function invoiceLeft(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const left = `case when "verifyState" in ('FAILED', 'VOID') then 0 else "amountWithTaxFen" - "usedFen" end`
  // SQLite adds no stored one to a table that is there, PostgreSQL knows no other.
  const [type, kept] = dialect === 'postgres' ? ['bigint', 'stored'] : ['integer', 'virtual']
  await sql.raw(`alter table invoice add column "leftFen" ${type} generated always as (${left}) ${kept}`).execute(db)
  for (const name of ['day', ...Object.keys(listed)]) {
    for (const index of [`invoice_${name}`, `invoice_state_${name}`]) await sql.raw(`drop index ${index}`).execute(db)
  }
  const sums = 'pkInvoice, amountWithTaxFen, leftFen'
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', sums, listed, 'verifyState')
  const day = { day: 'issueDate' }
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', `${sums}, sellerFolded, buyerFolded`, day, 'verifyState')
}
