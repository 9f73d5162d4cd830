import { keepInvoiceFile as endpoint } from '@jinpiao/contract/feeInvoices'
import { type InvoiceKind, invoiceKinds } from '@jinpiao/contract/states/exchange'
import { formatMoney } from '@jinpiao/values/money'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import type { Reader } from '../../db/database.ts'
import { plainPdf } from '../../files/plainPdf.ts'
import type { FileStore } from '../../files/store.ts'
import { ownFeeInvoice } from '../../queries/feeInvoices.ts'
import { snapshotOf } from './hold.ts'

/**
 * An invoice as a file of its enterprise: made of what is stored when somebody asks for it first, so that the act which
 * makes an invoice out writes no bytes. Afterwards it is that file, e.g. for `presigned-url?pkFile=`.
 */
export async function keepInvoiceFile(
  context: CommandContext,
  files: Pick<FileStore, 'put'>,
  { pkInvoice }: { pkInvoice: string },
): Promise<{ pkFile: string }> {
  const { permission } = endpoint
  const { database, actor } = context
  const invoice = await ownFeeInvoice(database.read, actor.fkCorp, pkInvoice)
  if (invoice.pkFile !== '') return { pkFile: invoice.pkFile }
  const bytes = plainPdf(await invoiceLines(database.read, invoice))
  const { sha256 } = await files.put(bytes)
  return runCommand(context, { name: 'INVOICE.FILE', permission }, { pkInvoice }, async ({ tx, at, facts }) => {
    const pkFile = newPk()
    const row = { pkFile, fkCorp: actor.fkCorp, name: `${invoice.invoiceNo}.pdf`, size: bytes.length }
    const { numUpdatedRows } = await tx
      .updateTable('fee_invoice')
      .set({ pkFile })
      .where('pkInvoice', '=', pkInvoice)
      .where('pkFile', '=', '')
      .executeTakeFirst()
    // Somebody else has asked at the same moment: it is one file.
    if (numUpdatedRows === 0n) return { pkFile: (await ownFeeInvoice(tx, actor.fkCorp, pkInvoice)).pkFile }
    await tx
      .insertInto('file_object')
      .values({ ...row, sha256, mime: 'application/pdf', kind: 'UPLOAD', uploadedBy: actor.personId, at })
      .execute()
    facts.push({ action: 'INVOICE.FILE', target: `feeInvoice:${pkInvoice}`, after: { pkFile } })
    return { pkFile }
  })
}

/** What stands on the paper, in the language of invoices. */
export async function invoiceLines(
  read: Reader,
  invoice: Awaited<ReturnType<typeof ownFeeInvoice>>,
): Promise<string[]> {
  const billing = await snapshotOf(read, invoice.pkInvoicing)
  const bills = await read
    .selectFrom('fee_bill')
    .select(['feeBillNo', 'amountFen'])
    .where('pkInvoicing', '=', invoice.pkInvoicing)
    .orderBy('feeBillNo')
    .execute()
  return [
    invoiceKinds[invoice.kind as InvoiceKind].label[0],
    `发票号码 ${invoice.invoiceNo}　开票日期 ${invoice.issueDate}`,
    `开票方 ${invoice.partyName}`,
    `抬头 ${billing?.invoiceTitle ?? ''}　税号 ${billing?.taxNo ?? ''}`,
    `地址、电话 ${billing?.billingAddress ?? ''} ${billing?.billingPhone ?? ''}`,
    `开户行、账号 ${billing?.bankName ?? ''} ${billing?.accountNo ?? ''}`,
    ...bills.slice(0, MOST_BILLS).map(({ feeBillNo, amountFen }) => `账单 ${feeBillNo}　${formatMoney(amountFen)} 元`),
    ...(bills.length > MOST_BILLS ? [`等 ${bills.length} 张账单`] : []),
    `价税合计 ${formatMoney(invoice.amountFen)} 元　其中税额 ${formatMoney(invoice.taxFen)} 元`,
  ]
}

/** As many as one page has room for. */
const MOST_BILLS = 22
