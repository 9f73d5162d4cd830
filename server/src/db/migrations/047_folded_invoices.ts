import { type Kysely, sql } from 'kysely'
import { createListIndexes, type Dialect } from './ddl.ts'

/**
 * The names of an invoice as a search compares them, kept by the database: to fold some thousand names anew took most of
 * the time of a search. The indexes by day contain them in place of the names.
 */
export async function foldedInvoices(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // SQLite adds no stored column to a table that is there; its indexes store the value all the same.
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  for (const name of ['seller', 'buyer']) {
    await sql
      .raw(`alter table invoice add column "${name}Folded" text generated always as (folded(${name})) ${kept}`)
      .execute(db)
  }
  for (const index of ['invoice_day', 'invoice_state_day']) await sql.raw(`drop index ${index}`).execute(db)
  const beside = 'pkInvoice, amountWithTaxFen, usedFen, sellerFolded, buyerFolded'
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', beside, { day: 'issueDate' }, 'verifyState')
}
