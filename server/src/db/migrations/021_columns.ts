import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/**
 * Columns that several packages need: marks of applications, what a receipt is from besides a ticket, and invoices that
 * back a financing with a part of their amount.
 */
export async function columns(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'application', ['mark1 text', 'mark2 text'])
  await createListIndexes(db, 'application', 'application (fkCorp, family', 'pkApply', {
    mark1: "coalesce(mark1, '')",
    mark2: "coalesce(mark2, '')",
  })
  await addColumns(db, dialect, 'receipt', ['fkSource text', 'sourceNo text'])
  // The unique key of before counts receipts without a ticket as different ones.
  const once = 'receipt (fkCorp, kind, pkApply, fkSource) where pkCredit is null and fkSource is not null'
  await createIndex(db, 'receipt_once', once, true)
  await createIndex(db, 'receipt_source', 'receipt (fkCorp, sourceNo, pkReceipt, kind)')
  await invoices(db, dialect)
}

async function invoices(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'invoice', [
    'taxFen bigint',
    "checkCode text not null default ''",
    'usedFen bigint not null default 0',
    'verifiedAt text',
    "verifyNote text not null default ''",
    "noTail text not null default ''",
  ])
  const { rows } = await sql<{ key: string; no: string }>`select "pkInvoice" as key, "invoiceNo" as no
    from invoice`.execute(db)
  for (const { key, no } of rows) {
    await sql`update invoice set "noTail" = ${[...no].reverse().join('')} where "pkInvoice" = ${key}`.execute(db)
  }
  const listed = { day: 'issueDate', amount: 'amountWithTaxFen', no: 'invoiceNo', tail: 'noTail', seller: 'seller' }
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', 'pkInvoice', listed, 'verifyState')
  await addColumns(db, dialect, 'trade_invoice', ['partFen bigint check (partFen > 0)'])
  await createTable(
    db,
    dialect,
    'invoice_part',
    `invoiceKey text primary key, totalFen bigint not null, usedFen bigint not null,
     check (usedFen >= 0 and usedFen <= totalFen)`,
  )
  // I15: whole, an invoice backs one ticket on the whole platform; in parts, `invoice_part` holds the sum.
  await sql`drop index trade_invoice_once`.execute(db)
  await createIndex(db, 'trade_invoice_once', 'trade_invoice (invoiceKey) where isOpen = 1 and partFen is null', true)
  await createIndex(db, 'trade_invoice_key', 'trade_invoice (invoiceKey, isOpen)')
}
