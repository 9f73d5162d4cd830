import type { FinancePayload } from '@jinpiao/contract/finance'
import { invoiceName } from '@jinpiao/contract/invoice'
import { fenOf } from '@jinpiao/contract/problems'
import { formatMoney } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { FoundHint } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { heldTicket } from '../heldTicket.ts'
import { uncheckedInvoices } from '../invoiceChecks.ts'
import { invoiceCover } from '../invoiceCover.ts'
import { quoteNow } from './facts.ts'

/** What a director should see beside the form: what is left, whether the price has moved, and what nobody has checked. */
export async function financeHints(
  context: QueryContext,
  { state }: Application,
  payload: FinancePayload,
): Promise<FoundHint[]> {
  const { read, actor } = context
  const { amount, quote, trade, fkCredit } = payload
  const amountFen = fenOf(amount)
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  const left = ticket && amountFen !== undefined ? ticket.amountFen - amountFen : 0n
  // Afterwards the price is what the bank's day makes of it.
  const today = state === 'PENDING_DIRECTOR' ? await quoteNow(readingOf(context), payload) : null
  const hasMoved = quote !== null && today !== null && today.serviceFee !== quote.serviceFee
  const unchecked = await uncheckedInvoices(read, actor.fkCorp, trade.invoices)
  return [
    ...(left > 0n ? [['PART', formatMoney(amount), formatMoney(left)] satisfies FoundHint] : []),
    ...(hasMoved
      ? [['PRICE_MOVED', formatMoney(today.serviceFee), formatMoney(quote.serviceFee)] satisfies FoundHint]
      : []),
    ...invoiceCover(amountFen ?? null, trade.invoices),
    ...unchecked.map((invoice): FoundHint => ['UNCHECKED', invoiceName(invoice)]),
  ]
}
