import { type InvoiceInput, invoiceKey } from '@jinpiao/contract/invoice'
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '../../db/database.ts'
import type { InvoiceTable } from '../../db/tables/instrument.ts'
import { BusinessError } from '../../domain/businessError.ts'

export type StoredInvoice = Selectable<InvoiceTable>

/** Which of these invoices the enterprise has already, by their key. */
export async function knownInvoices(
  read: Reader,
  fkCorp: string,
  invoices: readonly Pick<InvoiceInput, 'invoiceNo' | 'invoiceCode'>[],
): Promise<Set<string>> {
  const rows = await read
    .selectFrom('invoice')
    .select('invoiceKey')
    .where('fkCorp', '=', fkCorp)
    .where('invoiceKey', 'in', ['', ...invoices.map(invoiceKey)])
    .execute()
  return new Set(rows.map((row) => row.invoiceKey))
}

/** An invoice of the enterprise, locked. @throws {BusinessError} 01000302 it has none such. */
export async function lockedInvoice(tx: Writer, fkCorp: string, pkInvoice: string): Promise<StoredInvoice> {
  const row = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('pkInvoice', '=', pkInvoice)
    // The delete behind it needs the whole row: a form that names the invoice waits.
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  return row
}
