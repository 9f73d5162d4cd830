import type { FinancePayload, Quote } from '@jinpiao/contract/finance'
import type { FinanceFacts, ProductTerms } from '@jinpiao/contract/financeRules'
import { fenOf } from '@jinpiao/contract/problems'
import { quoteOf } from '@jinpiao/contract/quote'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { fenToDecimal } from '@jinpiao/values/money'
import { holidays } from '../../acts/holidays.ts'
import type { Reading } from '../../flow/business.ts'
import { readFreeParts } from '../../flow/invoiceParts.ts'
import { isUsable, readAccount } from '../../queries/accounts.ts'
import { ownFiles } from '../../queries/files.ts'
import { type FunderProduct, productOf, rateOf } from '../../queries/funderProducts.ts'
import { isFirstLevel } from '../../queries/suppliers.ts'
import { factsOfTicket, heldTicket } from '../heldTicket.ts'
import { failedInvoices } from '../invoiceChecks.ts'
import { invoicesOfOthers } from './invoices.ts'

/** Who asks for the facts, and when. */
interface Asking {
  /** The application: what it holds itself is not in its way. */
  pkApply?: string | undefined
  /** The director decides: rate and product are asked again, the day of payment is not, so nothing is quoted. */
  isApproval?: boolean
}

/** What the rules need to know of a financing, as the holder of the ticket sees it. */
export async function readFinanceFacts(
  reading: Reading,
  payload: FinancePayload,
  { pkApply, isApproval = false }: Asking = {},
): Promise<FinanceFacts> {
  const { read, actor, today, now } = reading
  const { fkCredit, pkProduct, pkAccount, trade } = payload
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  const product = pkProduct === '' ? undefined : await productOf(read, 'FINANCE', pkProduct)
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  return {
    today,
    now,
    isApproval,
    ticket: factsOfTicket(ticket, pkApply),
    ...(pkProduct !== '' && { product: product?.state === 'ACTIVE' ? termsOf(product) : null }),
    ...(!isApproval && { quoteNow: await quoteFor(reading, payload, ticket, product) }),
    ...(pkAccount !== '' && { isAccountProved: account !== undefined && isUsable(account) }),
    ownFiles: new Set((await ownFiles(read, actor.fkCorp, filesOfTrade(trade))).map(({ pkFile }) => pkFile)),
    needsProofs: ticket !== undefined && !(await isFirstLevel(read, ticket.fkIssuer, actor.fkCorp)),
    freeInvoices: await readFreeParts(
      read,
      trade.invoices.filter(({ amountWithTax }) => amountWithTax !== ''),
      pkApply,
    ),
    otherInvoices: await invoicesOfOthers(read, trade.invoices, ticket?.rootCredit ?? ''),
    failedInvoices: await failedInvoices(read, actor.fkCorp, trade.invoices),
  }
}

const termsOf = ({ rateBp, minFen, maxFen, minDays }: FunderProduct): ProductTerms => ({
  rate: rateOf(rateBp),
  minAmount: fenToDecimal(minFen),
  maxAmount: fenToDecimal(maxFen),
  minDays,
})

/** What would be quoted at this moment; null while ticket, product or amount is missing. */
export async function quoteNow(reading: Reading, payload: FinancePayload): Promise<Quote | null> {
  const { read, actor } = reading
  const ticket = await heldTicket(read, actor.fkCorp, payload.fkCredit)
  return quoteFor(reading, payload, ticket, await productOf(read, 'FINANCE', payload.pkProduct))
}

async function quoteFor(
  { read, now }: Reading,
  { amount }: FinancePayload,
  ticket: { promisedDate: string } | undefined,
  product: FunderProduct | undefined,
): Promise<Quote | null> {
  const amountFen = fenOf(amount)
  if (amountFen === undefined || !ticket || !product) return null
  const { rateBp, dayBasis } = product
  return quoteOf({ amountFen, promisedDate: ticket.promisedDate, rateBp, dayBasis }, now, await holidays(read))
}
