import { sql } from 'kysely'
import type { Reader, Writer } from '../db/database.ts'

// What is used of an enterprise's own invoices, as their list shows it. It is counted, not added to: whatever happens to
// an application, the sum is that of its rows.

/** Own invoices that an application names. */
export const namedInvoices = async (read: Reader, pkApply: string): Promise<string[]> =>
  (await read.selectFrom('trade_invoice').select('pkInvoice').where('pkApply', '=', pkApply).execute()).map(
    ({ pkInvoice }) => pkInvoice,
  )

/** Locks the invoices whose use is about to change, in the order in which {@link countInvoiceUse} writes them. */
export async function lockInvoices(
  tx: Writer,
  fkCorp: string,
  of: { pkInvoices?: readonly string[]; keys?: readonly string[] },
): Promise<void> {
  const { pkInvoices = [], keys = [] } = of
  await tx
    .selectFrom('invoice')
    .select('pkInvoice')
    .where('fkCorp', '=', fkCorp)
    .where(({ or, eb }) => or([eb('pkInvoice', 'in', ['', ...pkInvoices]), eb('invoiceKey', 'in', ['', ...keys])]))
    .orderBy('invoiceKey')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Writes what is used of these invoices: parts of financings, the whole behind a birth, never more than the amount.
 * One by one in the order of their keys, so that two acts do not wait for each other crosswise.
 */
export async function countInvoiceUse(tx: Writer, pkInvoices: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('invoice')
    .select('pkInvoice')
    .where('pkInvoice', 'in', ['', ...pkInvoices])
    .orderBy('invoiceKey')
    .execute()
  for (const { pkInvoice } of rows) {
    await sql`update invoice set "usedFen" = (
      select case when coalesce(sum(coalesce(t."partFen", invoice."amountWithTaxFen")), 0) > invoice."amountWithTaxFen"
        then invoice."amountWithTaxFen"
        else cast(coalesce(sum(coalesce(t."partFen", invoice."amountWithTaxFen")), 0) as bigint) end
      from trade_invoice t where t."pkInvoice" = invoice."pkInvoice" and t."isOpen" = 1
    ) where "pkInvoice" = ${pkInvoice}`.execute(tx)
  }
}
