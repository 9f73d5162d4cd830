import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { enqueue } from '../../acts/enqueue.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { newPk } from '../../acts/keys.ts'
import { notify } from '../../acts/notify.ts'
import { amountAsked, dayWithin, moneyBelow, once } from '../../acts/said.ts'
import type { Transition } from '../../domain/machine.ts'
import { reversed } from '../../domain/numbering.ts'
import { type Application, submittedOn } from '../../flow/application.ts'
import type { StepAbout, StepJudge } from '../../flow/business.ts'
import { freeBills } from './hold.ts'

type Asked = Question<StepAbout<InvoicingPayload>>

/** What the platform says of an invoice that is made out: over the whole amount, of which the tax is a part. */
const issued = {
  invoiceNo: once(z.string().check(z.regex(/^[0-9A-Z]{8,40}$/))),
  taxAmount: moneyBelow(({ about }: Asked) => about.application.amountFen ?? 0n),
  invoiceDate: dayWithin(({ act, about }: Asked) => [submittedOn(about.application), act.today]),
  amount: amountAsked,
}
export const invoicingJudge: StepJudge<InvoicingPayload> = { APPROVE: issued }

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
  const { PLATFORM } = JSON.parse(application.outcome ?? '{}') as { PLATFORM?: ProofOf<typeof issued> }
  if (PLATFORM === undefined || amountFen === null) throw new Error(`${application.applyNo} ends without an invoice`)
  const { invoiceNo, taxAmount, invoiceDate } = PLATFORM
  const taxFen = decimalToFen(taxAmount)
  const partyName = counterpartyName ?? ''
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
