import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/**
 * Invoices of an enterprise, and what they back. Which ticket an invoice backs is kept apart from the invoice, so that
 * those entered once can be offered again, verified, and used for other business.
 */
export async function invoice(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'invoice',
    `pkInvoice text primary key, fkCorp text not null references corp, invoiceKey text not null,
     invoiceNo text not null, invoiceCode text not null, buyer text not null, seller text not null,
     issueDate text not null, amountWithTaxFen bigint not null check (amountWithTaxFen > 0),
     verifyState text not null check (verifyState in ('UNCHECKED', 'PASSED', 'FAILED', 'VOID')),
     createdAt text not null, updatedAt text not null, unique (fkCorp, invoiceKey)`,
  )
  await createTable(
    db,
    dialect,
    'trade_invoice',
    `pkApply text not null references application, pkInvoice text not null references invoice,
     invoiceKey text not null, isOpen integer not null check (isOpen in (0, 1)), primary key (pkApply, pkInvoice)`,
  )
  // I15: on the whole platform an invoice backs one ticket, whoever entered it.
  await createIndex(db, 'trade_invoice_once', 'trade_invoice (invoiceKey) where isOpen = 1', true)
}
