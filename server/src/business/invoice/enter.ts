import type { DataOf } from '@jinpiao/contract/endpoint'
import { invoiceKey, invoiceName } from '@jinpiao/contract/invoice'
import { findEntryProblems, withOwnName } from '@jinpiao/contract/invoiceEntry'
import {
  deleteInvoice as deleteEndpoint,
  enterInvoices as enterEndpoint,
  type InvoiceEntry,
} from '@jinpiao/contract/invoices'
import { decimalToFen } from '@jinpiao/values/money'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import { closeTasks } from '../../acts/tasks.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { reversed } from '../../domain/numbering.ts'
import { knownInvoices, lockedInvoice } from './own.ts'

/** Invoices typed one by one or read from a sheet: all of them enter the enterprise's own, or none. */
export function enterInvoices(
  context: CommandContext,
  { invoices }: { invoices: readonly InvoiceEntry[] },
): Promise<DataOf<typeof enterEndpoint>> {
  const { permission, posts } = enterEndpoint
  return runCommand(context, { name: 'INVOICE.ENTER', permission, posts }, { invoices }, async (act) => {
    const { tx, actor, today } = act
    const known = await knownInvoices(tx, actor.fkCorp, invoices)
    refuse(findEntryProblems(invoices, { today, corpName: actor.corpName, known }))
    const ordered = [...invoices].sort((a, b) => (invoiceKey(a) < invoiceKey(b) ? -1 : 1))
    const pkInvoices: string[] = []
    for (const entry of ordered) pkInvoices.push(await enter(act, withOwnName(entry, actor.corpName)))
    return { pkInvoices }
  })
}

async function enter({ tx, actor, at, facts }: Act, entry: InvoiceEntry): Promise<string> {
  const { invoiceNo, invoiceCode, issueDate, amountWithTax, taxAmount, sellerName, buyerName, checkCode } = entry
  const pkInvoice = newPk()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoice')
    .values({
      pkInvoice,
      fkCorp: actor.fkCorp,
      invoiceKey: invoiceKey(entry),
      invoiceNo,
      invoiceCode,
      noTail: reversed(invoiceNo),
      buyer: buyerName,
      seller: sellerName,
      issueDate,
      amountWithTaxFen: decimalToFen(amountWithTax),
      taxFen: taxAmount === '' ? null : decimalToFen(taxAmount),
      checkCode,
      verifyState: 'UNCHECKED',
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // Two people enter the same one at once: the second is told, as if it had been there before.
  if (numInsertedOrUpdatedRows !== 1n) throw new BusinessError('06000115', invoiceName(entry)).at('invoiceNo')
  facts.push({ action: 'INVOICE.ENTER', target: `invoice:${pkInvoice}`, after: { invoice: invoiceName(entry) } })
  return pkInvoice
}

/** Takes away an invoice that no application has ever named. */
export function removeInvoice(
  context: CommandContext,
  { pkInvoice }: { pkInvoice: string },
): Promise<DataOf<typeof deleteEndpoint>> {
  const { permission, posts } = deleteEndpoint
  return runCommand(context, { name: 'INVOICE.DELETE', permission, posts }, { pkInvoice }, async (act) => {
    const { tx, actor, facts } = act
    const invoice = await lockedInvoice(tx, actor.fkCorp, pkInvoice)
    const named = await tx
      .selectFrom('trade_invoice')
      .select('pkApply')
      .where('pkInvoice', '=', pkInvoice)
      .limit(1)
      .executeTakeFirst()
    if (named) throw new BusinessError('06000116', invoiceName(invoice))
    await closeTasks(act, pkInvoice)
    await tx.deleteFrom('invoice').where('pkInvoice', '=', pkInvoice).execute()
    facts.push({ action: 'INVOICE.DELETE', target: `invoice:${pkInvoice}`, before: { invoice: invoiceName(invoice) } })
    return {}
  })
}
