import { type InvoiceInput, invoiceKey } from '@jinpiao/contract/invoice'
import type { Reader } from '../../db/database.ts'

/**
 * Invoices that back the birth of another ticket (I15): the one behind the financed ticket itself, or behind any ticket of
 * the same root, is the very one that its holder shows.
 */
export async function invoicesOfOthers(
  read: Reader,
  invoices: readonly InvoiceInput[],
  rootCredit: string,
): Promise<Set<string>> {
  const rows = await read
    .selectFrom('trade_invoice as i')
    .select('i.invoiceKey')
    .where('i.invoiceKey', 'in', ['', ...invoices.map(invoiceKey)])
    .where('i.isOpen', '=', 1)
    .where('i.partFen', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket as t')
            .select('t.pkCredit')
            .whereRef('t.bornBy', '=', 'i.pkApply')
            .where('t.rootCredit', '=', rootCredit),
        ),
      ),
    )
    .execute()
  return new Set(rows.map((row) => row.invoiceKey))
}
