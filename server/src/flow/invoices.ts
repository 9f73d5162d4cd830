import { freeOfInvoice, type InvoiceInput, invoiceKey, invoiceShort, shareInvoices } from '@jinpiao/contract/invoice'
import type { ApplicationState } from '@jinpiao/contract/status'
import { type InvoiceUse, invoiceUsed } from '@jinpiao/contract/tradeRules'
import { decimalToFen } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { Act } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import type { Reader } from '../db/database.ts'
import { refuse } from '../domain/businessError.ts'
import { reversed } from '../domain/numbering.ts'
import { readTicket, senderOf } from '../tickets/tickets.ts'
import { type Application, nameOf } from './application.ts'
import { giveBackParts, openParts, readFreeParts, takePart } from './invoiceParts.ts'
import { countInvoiceUse, lockInvoices, namedInvoices } from './invoiceUse.ts'

/** An invoice behind an application, and who wrote it; null: the application's counterparty. */
export interface BackingInvoice {
  invoice: InvoiceInput
  /** Part of its amount that backs the application; absent: the whole, and nobody else's besides. */
  partFen?: bigint
  /** In its place: together with the others of the form this amount, from each as much as is left of it, in their order. */
  shareFen?: bigint
  fkSeller: string | null
  /** Key of the ticket that pays it: the applicant wrote it, and whoever handed the ticket over is its buyer. */
  paidBy?: string
}

/**
 * Which of the invoices back the birth of a ticket, or an application for one, other than `pkApply`: on the whole platform
 * (I15). Financings that show the same invoice are no use of this kind: see `readFreeParts`.
 */
export async function readInvoiceUses(
  read: Reader,
  fkCorp: string,
  invoices: readonly InvoiceInput[],
  pkApply = '',
): Promise<Map<string, InvoiceUse>> {
  if (invoices.length === 0) return new Map()
  const rows = await read
    .selectFrom('trade_invoice as t')
    .innerJoin('application as a', 'a.pkApply', 't.pkApply')
    .select(['t.invoiceKey', 'a.applyNo', 'a.fkCorp'])
    .where('t.invoiceKey', 'in', invoices.map(invoiceKey))
    .where('t.isOpen', '=', 1)
    .where('t.partFen', 'is', null)
    .where('t.pkApply', '!=', pkApply)
    .execute()
  return new Map(rows.map((row) => [row.invoiceKey, { applyNo: row.fkCorp === fkCorp ? row.applyNo : null }]))
}

/**
 * On submission: the invoices enter the enterprise's own, and back this application. One that backs it whole backs no
 * other birth; the unique index decides between two that come at once. Parts of an invoice add up to its amount at most.
 * Keys go in one order, so that two submissions do not wait for each other crosswise.
 */
export async function claimInvoices(
  act: Act,
  application: Application,
  invoices: readonly BackingInvoice[],
): Promise<void> {
  const { tx } = act
  const { pkApply, fkCorp } = application
  await giveBackParts(tx, await openParts(tx, pkApply), invoices)
  const before = await namedInvoices(tx, pkApply)
  await lockInvoices(tx, fkCorp, { pkInvoices: before, keys: invoices.map(({ invoice }) => invoiceKey(invoice)) })
  await tx.deleteFrom('trade_invoice').where('pkApply', '=', pkApply).execute()
  const shared = await shareOut(act, invoices)
  const ordered = [...shared].sort((a, b) => (invoiceKey(a.invoice) < invoiceKey(b.invoice) ? -1 : 1))
  for (const { partFen = null, ...backing } of ordered) {
    const { invoice } = backing
    const key = invoiceKey(invoice)
    const pkInvoice = await keepInvoice(act, application, backing)
    if (partFen !== null) await takePart(tx, invoice, partFen)
    const claimed = await tx
      .insertInto('trade_invoice')
      .values({ pkApply, pkInvoice, invoiceKey: key, isOpen: 1, partFen })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 1n) continue
    const use = (await readInvoiceUses(tx, fkCorp, [invoice], pkApply)).get(key)
    refuse([invoiceUsed(invoice, use ?? { applyNo: null })])
  }
  await countInvoiceUse(tx, [...before, ...(await namedInvoices(tx, pkApply))])
}

/** Spreads an amount over the invoices that share it; one that nothing is taken of backs nothing. */
async function shareOut({ tx }: Act, invoices: readonly BackingInvoice[]): Promise<BackingInvoice[]> {
  const sharing = invoices.filter(({ shareFen }) => shareFen !== undefined)
  const [first] = sharing
  if (first?.shareFen === undefined) return [...invoices]
  const shown = sharing.map(({ invoice }) => invoice)
  const free = await readFreeParts(tx, shown)
  const { parts, missingFen } = shareInvoices(shown, free, first.shareFen)
  // Another application took of them after this one was judged.
  const short = shown.find((each) => freeOfInvoice(each, free) < decimalToFen(each.amountWithTax))
  if (missingFen > 0n && short) refuse([invoiceShort(short, freeOfInvoice(short, free))])
  return invoices.flatMap(({ shareFen, ...backing }) => {
    if (shareFen === undefined) return [backing]
    const partFen = parts.get(invoiceKey(backing.invoice))
    return partFen === undefined ? [] : [{ ...backing, partFen }]
  })
}

/** One row per enterprise and invoice, however often it was entered; what was signed last stands there. */
async function keepInvoice(act: Act, application: Application, backing: BackingInvoice): Promise<string> {
  const { tx, at } = act
  const { invoice } = backing
  const { invoiceNo, invoiceCode, issueDate, amountWithTax } = invoice
  const facts = {
    issueDate,
    amountWithTaxFen: decimalToFen(amountWithTax),
    ...(await partiesOf(act, application, backing)),
    updatedAt: at,
  }
  // What the tax office has said is about this day and this amount: with others, it has said nothing.
  const verifyState = sql<string>`case when invoice."issueDate" = ${issueDate}
    and invoice."amountWithTaxFen" = ${facts.amountWithTaxFen} then invoice."verifyState" else 'UNCHECKED' end`
  const { pkInvoice } = await tx
    .insertInto('invoice')
    .values({
      ...facts,
      pkInvoice: newPk(),
      fkCorp: application.fkCorp,
      invoiceKey: invoiceKey(invoice),
      invoiceNo,
      invoiceCode,
      noTail: reversed(invoiceNo),
      verifyState: 'UNCHECKED',
      createdAt: at,
    })
    .onConflict((conflict) => conflict.columns(['fkCorp', 'invoiceKey']).doUpdateSet({ ...facts, verifyState }))
    .returning('pkInvoice')
    .executeTakeFirstOrThrow()
  return pkInvoice
}

async function partiesOf(
  { tx, actor }: Act,
  { fkCounterparty }: Application,
  { fkSeller, paidBy }: BackingInvoice,
): Promise<{ buyer: string; seller: string }> {
  if (paidBy !== undefined) {
    return { buyer: await nameOf(tx, senderOf(await readTicket(tx, paidBy))), seller: actor.corpName }
  }
  const seller = fkSeller ?? fkCounterparty
  return { buyer: actor.corpName, seller: seller === null ? '' : await nameOf(tx, seller) }
}

/** Applications that ended without a ticket: their invoices may back another. A returned one keeps its own. */
const FREEING: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED']

export async function freeInvoices({ tx }: Pick<Act, 'tx'>, pkApply: string, state: ApplicationState): Promise<void> {
  if (!FREEING.includes(state)) return
  await giveBackParts(tx, await openParts(tx, pkApply))
  await tx.updateTable('trade_invoice').set({ isOpen: 0 }).where('pkApply', '=', pkApply).execute()
  await countInvoiceUse(tx, await namedInvoices(tx, pkApply))
}

/** Invoices of one line that came to nothing: others of the application may stand. */
export async function freeInvoicesOfLine(
  { tx }: Pick<Act, 'tx'>,
  pkApply: string,
  invoices: readonly InvoiceInput[],
): Promise<void> {
  if (invoices.length === 0) return
  const keys = new Set(invoices.map(invoiceKey))
  const open = await openParts(tx, pkApply)
  await giveBackParts(
    tx,
    open.filter((row) => keys.has(row.invoiceKey)),
  )
  await tx
    .updateTable('trade_invoice')
    .set({ isOpen: 0 })
    .where('pkApply', '=', pkApply)
    .where('invoiceKey', 'in', [...keys])
    .execute()
  await countInvoiceUse(tx, await namedInvoices(tx, pkApply))
}

/** A returned application lets go of the invoices that are no longer in its form. */
export async function keepOnlyInvoices(
  { tx }: Pick<Act, 'tx'>,
  pkApply: string,
  invoices: readonly InvoiceInput[],
): Promise<void> {
  const keys = new Set(invoices.map(invoiceKey))
  const open = await openParts(tx, pkApply)
  await giveBackParts(
    tx,
    open.filter((row) => !keys.has(row.invoiceKey)),
  )
  const before = await namedInvoices(tx, pkApply)
  await tx
    .deleteFrom('trade_invoice')
    .where('pkApply', '=', pkApply)
    // A list of nothing is no SQL, and no invoice has the empty key.
    .where('invoiceKey', 'not in', [...keys, ''])
    .execute()
  await countInvoiceUse(tx, before)
}
