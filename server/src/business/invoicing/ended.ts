import { day, money } from '@jinpiao/contract/fields'
import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { newPk } from '../../acts/keys.ts'
import { enqueue, notify } from '../../acts/notify.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Transition } from '../../domain/machine.ts'
import { reversed } from '../../domain/numbering.ts'
import type { Application } from '../../flow/application.ts'
import { freeBills } from './hold.ts'

/** What the platform says of an invoice that is made out. */
export const issued = z.object({
  invoiceNo: z.string().check(z.regex(/^[0-9A-Z]{8,40}$/)),
  taxAmount: money,
  invoiceDate: day,
})

/** The last answer: the invoice is there, its bills are invoiced and the enterprise is told; else they are free again. */
export async function endInvoicing(
  act: Act,
  application: Application,
  { pkBills, invoiceKind, receiveBy, email }: InvoicingPayload,
  { to }: Transition,
): Promise<void> {
  if (to !== 'DONE') return freeBills(act, application)
  const { tx, at, facts } = act
  const { pkApply, fkCorp, amountFen, counterpartyName } = application
  const { PLATFORM } = JSON.parse(application.outcome ?? '{}') as { PLATFORM?: unknown }
  const { invoiceNo, taxAmount, invoiceDate } = issued.parse(PLATFORM)
  const taxFen = decimalToFen(taxAmount)
  const partyName = counterpartyName ?? ''
  if (amountFen === null || taxFen >= amountFen) throw new BusinessError('01000303', 'taxAmount')
  await requireNewNumber(act, invoiceNo)
  const pkInvoice = newPk()
  await tx
    .insertInto('fee_invoice')
    .values({
      pkInvoice,
      invoiceNo,
      noTail: reversed(invoiceNo),
      fkCorp,
      kind: invoiceKind,
      partyName,
      amountFen,
      taxFen,
      issueDate: invoiceDate,
      pkInvoicing: pkApply,
      pkFile: '',
      createdAt: at,
    })
    .execute()
  await tx
    .updateTable('fee_bill')
    .set(({ eb, ref }) => ({ invoiced: 'ISSUED', updatedAt: at, version: eb(ref('version'), '+', 1) }))
    .where('pkBill', 'in', ['', ...pkBills])
    .where('pkInvoicing', '=', pkApply)
    .execute()
  facts.push({
    action: 'INVOICE.ISSUE',
    target: `feeInvoice:${pkInvoice}`,
    after: { invoiceNo, taxAmount, invoiceDate },
  })
  if (receiveBy === 'EMAIL')
    await enqueue(act, 'EMAIL', { email, template: 'FEE_INVOICE', params: [invoiceNo], pkInvoice })
  await notify(
    act,
    fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'INVOICE_ISSUED',
      params: [invoiceNo, formatMoney(amountFen), partyName],
      messageType: 'NOTICE',
      link: `/my/account/invoice-manage?invoiceNo=${invoiceNo}`,
      target: `feeInvoice:${pkInvoice}`,
    },
  )
}

/** @throws {BusinessError} 01000303 the number is another invoice's. */
async function requireNewNumber({ tx }: Act, invoiceNo: string): Promise<void> {
  const known = await tx
    .selectFrom('fee_invoice')
    .select('pkInvoice')
    .where('invoiceNo', '=', invoiceNo)
    .executeTakeFirst()
  if (known) throw new BusinessError('01000303', 'invoiceNo')
}
