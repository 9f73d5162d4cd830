import { type InvoiceInput, invoiceKey } from '@jinpiao/contract/invoice'
import type { InvoiceVerifyState } from '@jinpiao/contract/states/finance'
import type { Reader } from '../db/database.ts'

/** What the tax office says of these invoices, where the enterprise has entered them: by their key. */
async function checksOf(
  read: Reader,
  fkCorp: string,
  invoices: readonly InvoiceInput[],
): Promise<[key: string, state: InvoiceVerifyState][]> {
  if (invoices.length === 0) return []
  const rows = await read
    .selectFrom('invoice')
    .select(['invoiceKey', 'verifyState'])
    .where('fkCorp', '=', fkCorp)
    .where('invoiceKey', 'in', invoices.map(invoiceKey))
    .execute()
  return rows.map((row) => [row.invoiceKey, row.verifyState as InvoiceVerifyState])
}

/** Those that the tax office does not confirm: they back nothing. */
export async function failedInvoices(
  read: Reader,
  fkCorp: string,
  invoices: readonly InvoiceInput[],
): Promise<Map<string, InvoiceVerifyState>> {
  const known = await checksOf(read, fkCorp, invoices)
  return new Map(known.filter(([, state]) => state === 'FAILED' || state === 'VOID'))
}

/** Those that nobody has asked the tax office about, or that have no answer yet. */
export async function uncheckedInvoices(
  read: Reader,
  fkCorp: string,
  invoices: readonly InvoiceInput[],
): Promise<InvoiceInput[]> {
  const known = new Map(await checksOf(read, fkCorp, invoices))
  const isOpen = (state: InvoiceVerifyState = 'UNCHECKED') => state === 'UNCHECKED' || state === 'CHECKING'
  return invoices.filter((invoice) => isOpen(known.get(invoiceKey(invoice))))
}
