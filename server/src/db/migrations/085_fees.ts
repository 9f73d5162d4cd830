import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/**
 * Why the bank has not confirmed a payment; what stood on the invoices of an enterprise when it applied for one; names of
 * parties as a search compares them, kept by the database as those of invoices are (047).
 */
export async function fees(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'fee_bill', ['reason text'])
  await createIndex(db, 'fee_bill_waiting', 'fee_bill (state, createdAt, pkBill)')
  await createTable(
    db,
    dialect,
    'invoicing_billing',
    'pkApply text primary key references application, billing text not null, at text not null',
  )
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  for (const [table, name] of [
    ['fee_bill', 'party'],
    ['fee_invoice', 'partyName'],
  ] as const) {
    await sql
      .raw(`alter table ${table} add column "partyFolded" text generated always as (folded("${name}")) ${kept}`)
      .execute(db)
  }
  for (const index of ['fee_bill_no', 'fee_bill_state_no', 'fee_invoice_day', 'fee_invoice_state_day']) {
    await sql.raw(`drop index ${index}`).execute(db)
  }
  await createListIndexes(db, 'fee_bill', 'fee_bill (fkCorp', 'pkBill, amountFen, partyFolded', { no: 'feeBillNo' })
  await createListIndexes(
    db,
    'fee_invoice',
    'fee_invoice (fkCorp',
    'pkInvoice, amountFen, taxFen, partyFolded',
    { day: 'issueDate' },
    'kind',
  )
}
