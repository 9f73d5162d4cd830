import { type InvoiceInput, invoiceKey } from '@jinpiao/contract/invoice'
import type { IssueLine } from '@jinpiao/contract/issue'
import type { ApplicationState } from '@jinpiao/contract/status'
import { decimalToFen } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import { type InvoiceUse, invoiceUsed } from '../domain/issueRules.ts'
import type { Application } from './applications.ts'
import type { Act } from './command.ts'
import { newPk } from './keys.ts'

/** Which of the invoices back a ticket, or an application for one, other than `pkApply`: on the whole platform (I15). */
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
    .where('t.pkApply', '!=', pkApply)
    .execute()
  return new Map(rows.map((row) => [row.invoiceKey, { applyNo: row.fkCorp === fkCorp ? row.applyNo : null }]))
}

/**
 * On submission: the invoices enter the enterprise's own, and back this application alone. The unique index decides
 * between two that come at once; the keys go in one order, so that they do not wait for each other crosswise.
 */
export async function claimInvoices(act: Act, application: Application, line: IssueLine): Promise<void> {
  const { tx } = act
  const { pkApply, fkCorp } = application
  await tx.deleteFrom('trade_invoice').where('pkApply', '=', pkApply).execute()
  const ordered = [...line.trade.invoices].sort((a, b) => (invoiceKey(a) < invoiceKey(b) ? -1 : 1))
  for (const invoice of ordered) {
    const key = invoiceKey(invoice)
    const pkInvoice = await keepInvoice(act, application, invoice)
    const claimed = await tx
      .insertInto('trade_invoice')
      .values({ pkApply, pkInvoice, invoiceKey: key, isOpen: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 1n) continue
    const use = (await readInvoiceUses(tx, fkCorp, [invoice], pkApply)).get(key)
    throw invoiceUsed(invoice, use ?? { applyNo: null })
  }
}

/** One row per enterprise and invoice, however often it was entered; what was signed last stands there. */
async function keepInvoice({ tx, actor, at }: Act, application: Application, invoice: InvoiceInput): Promise<string> {
  const { invoiceNo, invoiceCode, issueDate, amountWithTax } = invoice
  const facts = {
    issueDate,
    amountWithTaxFen: decimalToFen(amountWithTax),
    buyer: actor.corpName,
    seller: application.counterpartyName ?? '',
    updatedAt: at,
  }
  const { pkInvoice } = await tx
    .insertInto('invoice')
    .values({
      ...facts,
      pkInvoice: newPk(),
      fkCorp: application.fkCorp,
      invoiceKey: invoiceKey(invoice),
      invoiceNo,
      invoiceCode,
      verifyState: 'UNCHECKED',
      createdAt: at,
    })
    .onConflict((conflict) => conflict.columns(['fkCorp', 'invoiceKey']).doUpdateSet(facts))
    .returning('pkInvoice')
    .executeTakeFirstOrThrow()
  return pkInvoice
}

/** What no ticket will come of, or none has stayed of: its invoices may back another. A returned one keeps its own. */
const FREEING: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED']

export async function freeInvoices({ tx }: Act, pkApply: string, state: ApplicationState): Promise<void> {
  if (!FREEING.includes(state)) return
  await tx.updateTable('trade_invoice').set({ isOpen: 0 }).where('pkApply', '=', pkApply).execute()
}

/** A returned application lets go of the invoices that are no longer in its form. */
export async function keepOnlyInvoices({ tx }: Act, pkApply: string, line: IssueLine): Promise<void> {
  const keys = line.trade.invoices.map(invoiceKey)
  await tx
    .deleteFrom('trade_invoice')
    .where('pkApply', '=', pkApply)
    // A list of nothing is no SQL, and no invoice has the empty key.
    .where('invoiceKey', 'not in', [...keys, ''])
    .execute()
}
