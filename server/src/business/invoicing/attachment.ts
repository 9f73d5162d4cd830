import type { Reader } from '../../db/database.ts'
import { plainPdf } from '../../files/plainPdf.ts'
import { invoiceLines } from './file.ts'

/** An invoice for fees as a mail carries it: the paper that its enterprise can open on the platform. */
export async function invoiceAttachment(read: Reader, pkInvoice: string): Promise<{ name: string; bytes: Uint8Array }> {
  const invoice = await read
    .selectFrom('fee_invoice')
    .selectAll()
    .where('pkInvoice', '=', pkInvoice)
    .executeTakeFirstOrThrow()
  return { name: `${invoice.invoiceNo}.pdf`, bytes: plainPdf(await invoiceLines(read, invoice)) }
}
