import type { DataOf } from '@jinpiao/contract/endpoint'
import { invoiceName } from '@jinpiao/contract/invoice'
import { verifyInvoices as verifyEndpoint } from '@jinpiao/contract/invoices'
import { fenToDecimal } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { type EntrySuccess, runBatch } from '../../acts/batch.ts'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { maySay, own, same } from '../../acts/said.ts'
import { askOutside, finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { lockInvoices } from '../../flow/invoiceUse.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { lockedInvoice, type StoredInvoice } from './own.ts'

/** A new invoice reaches the tax office a day late: what did not match may be asked again. */
const ASKABLE: readonly string[] = ['UNCHECKED', 'FAILED']

/** 验真: asks the tax office about these invoices, each by itself. */
export function verifyInvoices(
  context: CommandContext,
  { pkInvoices }: { pkInvoices: readonly string[] },
): Promise<DataOf<typeof verifyEndpoint>> {
  const { permission, posts } = verifyEndpoint
  return runCommand(context, { name: 'INVOICE.VERIFY', permission, posts }, { pkInvoices }, async (act) => {
    const { tx, actor } = act
    const ids = [...new Set(pkInvoices)]
    await lockInvoices(tx, actor.fkCorp, { pkInvoices: ids })
    const numbers = await tx
      .selectFrom('invoice')
      .select(['pkInvoice', 'invoiceNo', 'invoiceCode'])
      .where('fkCorp', '=', actor.fkCorp)
      .where('pkInvoice', 'in', ids)
      .execute()
    const names = new Map(numbers.map((row) => [row.pkInvoice, invoiceName(row)]))
    return runBatch(
      act,
      ids,
      (pkInvoice) => ask(act, pkInvoice),
      async (pkInvoice) => names.get(pkInvoice),
    )
  })
}

async function ask(act: Act, pkInvoice: string): Promise<EntrySuccess> {
  const { tx, actor, at, facts } = act
  const invoice = await lockedInvoice(tx, actor.fkCorp, pkInvoice)
  const no = invoiceName(invoice)
  if (!ASKABLE.includes(invoice.verifyState)) throw new BusinessError('06000117', no)
  const { rounds } = await tx
    .selectFrom('outside_task')
    .select(({ fn }) => fn.countAll<bigint>().as('rounds'))
    .where('kind', '=', 'INVOICE_CHECK')
    .where('target', '=', pkInvoice)
    .executeTakeFirstOrThrow()
  await askOutside(act, {
    kind: 'INVOICE_CHECK',
    institution: 'PLATFORM',
    target: pkInvoice,
    round: Number(rounds) + 1,
    fkCorp: actor.fkCorp,
    no,
    body: questionOf(invoice),
  })
  await tx
    .updateTable('invoice')
    .set({ verifyState: 'CHECKING', verifyNote: '', verifiedAt: null, updatedAt: at })
    .where('pkInvoice', '=', pkInvoice)
    .execute()
  facts.push({ action: 'INVOICE.VERIFY', target: `invoice:${pkInvoice}`, after: { invoice: no } })
  return { no }
}

/** What the tax office compares with its own record. */
const questionOf = (row: StoredInvoice) => ({
  invoiceNo: row.invoiceNo,
  invoiceCode: row.invoiceCode,
  issueDate: row.issueDate,
  amountWithTax: fenToDecimal(row.amountWithTaxFen),
  taxAmount: row.taxFen === null ? '' : fenToDecimal(row.taxFen),
  checkCode: row.checkCode,
  sellerName: row.seller,
  buyerName: row.buyer,
})

/**
 * What the tax office has found. An answer about another day or amount than the invoice has by now says nothing: a form
 * has changed it meanwhile, and it counts as not checked.
 */
export const invoiceCheck: TaskHandler<StoredInvoice> = {
  open: ({ tx }, { fkCorp, target }) => lockedInvoice(tx, fkCorp, target),
  judge: () => ({
    APPROVE: { state: maySay(same(z.string(), () => 'PASSED')) },
    // An invoice that was made void, or one that the tax office has otherwise.
    REJECT: { state: maySay(own(z.enum(['VOID', 'FAILED'])), () => 'FAILED' as const) },
  }),
  async take(act, task, { pkInvoice, verifyState, issueDate, amountWithTaxFen }, { answer, comment, proof }) {
    const { tx, at } = act
    await finishTask(act, task)
    const asked = JSON.parse(task.body) as ReturnType<typeof questionOf>
    const isSame = asked.issueDate === issueDate && asked.amountWithTax === fenToDecimal(amountWithTaxFen)
    if (verifyState !== 'CHECKING') return
    const found = answer === 'APPROVE' ? 'PASSED' : String(proof['state'])
    await tx
      .updateTable('invoice')
      .set({ verifyState: isSame ? found : 'UNCHECKED', verifyNote: comment, verifiedAt: at, updatedAt: at })
      .where('pkInvoice', '=', pkInvoice)
      .execute()
  },
}
