import { mailInvoice as endpoint } from '@jinpiao/contract/feeInvoices'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { enqueue } from '../../acts/enqueue.ts'
import { ownFeeInvoice } from '../../queries/feeInvoices.ts'

/** Sends an invoice to an e-mail address, as often as somebody asks. Who receives it stands in the audit log. */
export function mailInvoice(
  context: CommandContext,
  { pkInvoice }: { pkInvoice: string },
  { email }: { email: string },
): Promise<Record<string, never>> {
  const { permission, posts } = endpoint
  return runCommand(context, { name: 'INVOICE.MAIL', permission, posts }, { pkInvoice, email }, async (act) => {
    const { invoiceNo } = await ownFeeInvoice(act.tx, act.actor.fkCorp, pkInvoice)
    await enqueue(act, 'EMAIL', { email, template: 'FEE_INVOICE', params: [invoiceNo], pkInvoice })
    act.facts.push({ action: 'INVOICE.MAIL', target: `feeInvoice:${pkInvoice}`, after: { email } })
    return {}
  })
}
