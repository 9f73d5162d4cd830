import { type Kysely, sql } from 'kysely'
import { addColumns, createListIndexes, type Dialect } from './ddl.ts'

/** What an invoice list is ordered and searched by; `available` is what is left of an invoice. */
const listed = {
  day: 'issueDate',
  amount: 'amountWithTaxFen',
  no: 'invoiceNo',
  tail: 'noTail',
  seller: 'seller',
  buyer: 'buyer',
  available: '(amountWithTaxFen - usedFen)',
} as const

/** The list of invoices: a state while the tax office is asked, what is used, and indexes for what is new. */
export async function invoiceLists(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const name of ['day', 'amount', 'no', 'tail', 'seller']) {
    await sql.raw(`drop index invoice_${name}`).execute(db)
    await sql.raw(`drop index invoice_state_${name}`).execute(db)
  }
  await addCheckingState(db, dialect)
  await countUse(db)
  await createListIndexes(db, 'invoice', 'invoice (fkCorp', 'pkInvoice', listed, 'verifyState')
}

/** A column with another check takes the place of the old one: neither database changes a check. */
async function addCheckingState(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'invoice', [
    `checkState text not null default 'UNCHECKED' check (checkState in ('UNCHECKED', 'CHECKING', 'PASSED', 'FAILED', 'VOID'))`,
  ])
  await sql`update invoice set "checkState" = "verifyState"`.execute(db)
  await sql`alter table invoice drop column "verifyState"`.execute(db)
  await sql`alter table invoice rename column "checkState" to "verifyState"`.execute(db)
}

/** As `countInvoiceUse` keeps it from now on. */
async function countUse(db: Kysely<unknown>): Promise<void> {
  await sql`update invoice set "usedFen" = (
    select case when sum(coalesce(t."partFen", invoice."amountWithTaxFen")) > invoice."amountWithTaxFen"
      then invoice."amountWithTaxFen"
      else cast(sum(coalesce(t."partFen", invoice."amountWithTaxFen")) as bigint) end
    from trade_invoice t where t."pkInvoice" = invoice."pkInvoice" and t."isOpen" = 1
  ) where exists (select 1 from trade_invoice t where t."pkInvoice" = invoice."pkInvoice" and t."isOpen" = 1)`.execute(
    db,
  )
}
