import { type Kysely, sql } from 'kysely'
import { createListIndexes } from './ddl.ts'

/** What an invoice list is ordered by, with what its sums need: see {@link coveringInvoices}. */
const sums = 'pkInvoice, amountWithTaxFen, usedFen'
const listed = {
  day: 'issueDate',
  amount: 'amountWithTaxFen',
  no: 'invoiceNo',
  tail: 'noTail',
  seller: 'seller',
  buyer: 'buyer',
  available: '(amountWithTaxFen - usedFen)',
} as const

/**
 * The indexes of an invoice list contain what is added up, and that by day also the names that are looked for: a request
 * visits up to some thousand rows, and to fetch each from the table took most of its time.
 */
export async function coveringInvoices(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(listed)) {
    for (const index of [`invoice_${name}`, `invoice_state_${name}`]) await sql.raw(`drop index ${index}`).execute(db)
  }
  const { day, ...others } = listed
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', sums, others, 'verifyState')
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', `${sums}, seller, buyer`, { day }, 'verifyState')
}
