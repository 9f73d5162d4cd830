import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { readInvoiceRows } from '../../queries/invoices.ts'

/** Those of the invoices that the enterprise has, in the order in which they are named: one may have been deleted since. */
export async function ownInvoices(read: Reader, fkCorp: string, pkInvoices: readonly string[]) {
  const own = await read
    .selectFrom('invoice')
    .select('pkInvoice')
    .where('fkCorp', '=', fkCorp)
    .where('pkInvoice', 'in', ['', ...pkInvoices])
    .execute()
  if (own.length === 0) return []
  const rows = await readInvoiceRows(
    read,
    own.map(({ pkInvoice }) => pkInvoice),
  )
  return pkInvoices.flatMap((pkInvoice) => rows.find((row) => row.pkInvoice === pkInvoice) ?? [])
}

/** @throws {BusinessError} 01000302 one is not the enterprise's, or stands there twice. */
export async function requireOwnInvoices(read: Reader, fkCorp: string, pkInvoices: readonly string[]): Promise<void> {
  const own = await ownInvoices(read, fkCorp, pkInvoices)
  if (new Set(own.map(({ pkInvoice }) => pkInvoice)).size < pkInvoices.length) throw new BusinessError('01000302')
}
