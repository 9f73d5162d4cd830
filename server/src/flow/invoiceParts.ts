import { type InvoiceInput, invoiceKey, invoiceShort } from '@jinpiao/contract/invoice'
import { decimalToFen } from '@jinpiao/values/money'
import type { Reader, Writer } from '../db/database.ts'
import { refuse } from '../domain/businessError.ts'

// An invoice that financings show: together they take its amount at most (I15), whoever shows it.

/** A part of an invoice that an open application takes. */
interface OpenPart {
  invoiceKey: string
  partFen: bigint | null
}

/** Parts that an application takes at present. */
export const openParts = (read: Reader, pkApply: string): Promise<OpenPart[]> =>
  read
    .selectFrom('trade_invoice')
    .select(['invoiceKey', 'partFen'])
    .where('pkApply', '=', pkApply)
    .where('isOpen', '=', 1)
    .where('partFen', 'is not', null)
    .execute()

/** What is left of each invoice for an application, in fen, by key; what it takes itself is not in its way. */
export async function readFreeParts(
  read: Reader,
  invoices: readonly InvoiceInput[],
  pkApply = '',
): Promise<Map<string, bigint>> {
  const keys = invoices.map(invoiceKey)
  const rows = await read
    .selectFrom('invoice_part')
    .selectAll()
    .where('invoiceKey', 'in', ['', ...keys])
    .execute()
  const own = new Map((await openParts(read, pkApply)).map((part) => [part.invoiceKey, part.partFen ?? 0n]))
  return new Map(
    invoices.map((invoice) => {
      const key = invoiceKey(invoice)
      const row = rows.find((each) => each.invoiceKey === key)
      return [key, freeOf(invoice, row && { ...row, usedFen: row.usedFen - (own.get(key) ?? 0n) })]
    }),
  )
}

/** The amount that was stated first stands, as long as anybody uses it: no later form makes an invoice larger. */
const totalOf = ({ amountWithTax }: InvoiceInput, row?: { totalFen: bigint; usedFen: bigint }): bigint =>
  row === undefined || row.usedFen === 0n ? decimalToFen(amountWithTax) : row.totalFen
const freeOf = (invoice: InvoiceInput, row?: { totalFen: bigint; usedFen: bigint }): bigint =>
  totalOf(invoice, row) - (row?.usedFen ?? 0n)

/**
 * Takes a part of an invoice.
 * @throws {BusinessError} 06000114 so much is not left of it.
 */
export async function takePart(tx: Writer, invoice: InvoiceInput, partFen: bigint): Promise<void> {
  const key = invoiceKey(invoice)
  const stated = { invoiceKey: key, totalFen: decimalToFen(invoice.amountWithTax), usedFen: 0n }
  await tx
    .insertInto('invoice_part')
    .values(stated)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('invoice_part')
    .selectAll()
    .where('invoiceKey', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const freeFen = freeOf(invoice, row)
  if (partFen > freeFen) refuse([invoiceShort(invoice, freeFen)])
  await tx
    .updateTable('invoice_part')
    .set({ totalFen: totalOf(invoice, row), usedFen: row.usedFen + partFen })
    .where('invoiceKey', '=', key)
    .execute()
}

/**
 * Gives parts back. All that is about to be taken is locked with it, in one order.
 * @param wanted invoices of which parts are taken next.
 */
export async function giveBackParts(
  tx: Writer,
  parts: readonly OpenPart[],
  wanted: readonly { invoice: InvoiceInput; partFen?: bigint; shareFen?: bigint }[] = [],
): Promise<void> {
  const taken = wanted
    .filter(({ partFen, shareFen }) => (partFen ?? shareFen) !== undefined)
    .map(({ invoice }) => invoiceKey(invoice))
  const keys = [...new Set([...parts.map((part) => part.invoiceKey), ...taken])].sort()
  if (keys.length === 0) return
  const rows = await tx
    .selectFrom('invoice_part')
    .selectAll()
    .where('invoiceKey', 'in', keys)
    .orderBy('invoiceKey')
    .forNoKeyUpdate()
    .execute()
  for (const { invoiceKey: key, partFen } of parts) {
    const row = rows.find((each) => each.invoiceKey === key)
    if (row === undefined || partFen === null) throw new Error(`Invoice ${key} has no parts`)
    row.usedFen -= partFen
    await tx.updateTable('invoice_part').set({ usedFen: row.usedFen }).where('invoiceKey', '=', key).execute()
  }
}
