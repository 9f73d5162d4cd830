import type { Day } from '@jinpiao/values/days'
import { daysBetween } from '@jinpiao/values/days'
import { decimalToFen, type Fen, formatMoney } from '@jinpiao/values/money'
import { type CheckTopic, tradeTopics } from './checks.ts'
import type { FinancePayload, Quote } from './finance.ts'
import { freeOfInvoice, invoiceKey, invoiceName, invoiceTotal, shareInvoices } from './invoice.ts'
import { amountProblems, fenOf, missing, notChosen, type Problem, problem, within } from './problems.ts'
import { holds } from './quote.ts'
import { termOf } from './terms.ts'
import { type TicketFacts, ticketRefusal } from './ticketRules.ts'
import { findTradeProblems, type TradeFacts } from './tradeRules.ts'

/** Terms of a product that its financings must keep. */
export interface ProductTerms {
  /** Per cent: `3.98`. */
  rate: string
  minAmount: string
  maxAmount: string
  minDays: number
}

/** What is known when a financing is judged; `undefined`: nobody has asked. */
export interface FinanceFacts extends TradeFacts {
  today: Day
  /** Milliseconds since the epoch; the quote holds until its time. */
  now?: number
  /** Null: not chosen, or not the applicant's. */
  ticket: (TicketFacts & { amount: string }) | null
  /** Null: no longer offered. */
  product?: ProductTerms | null
  /** What would be quoted now; null: something is missing for it. */
  quoteNow?: Quote | null
  /** At an approval the rate and the product are asked again, but not the day: the director may take longer than 30 minutes. */
  isApproval?: boolean
  /** Whether the chosen account of the enterprise is proved (I18). */
  isAccountProved?: boolean
  /** Of each invoice that others show as well, what is left of it, by its key (I15). */
  freeInvoices?: ReadonlyMap<string, Fen>
  /** Invoices that back the birth of another ticket, by their key. */
  otherInvoices?: ReadonlySet<string>
}

/** What a reviewer reads of these rules, in the order of the form. */
export const financeTopics: readonly CheckTopic[] = [
  { name: ['金票', 'Ticket'], fields: /^fkCredit$/, hints: ['PART'] },
  { name: ['资金方与报价', 'Funder and quote'], fields: /^(pkProduct|quote)/, hints: ['PRICE_MOVED'] },
  { name: termOf('financeAmount').name, fields: /^amount$/ },
  ...tradeTopics.map((topic) =>
    topic.hints?.includes('NO_INVOICE') ? { ...topic, hints: [...topic.hints, 'UNCHECKED' as const] } : topic,
  ),
  { name: termOf('receivingAccount').name, fields: /^(pkAccount|contact)/ },
]

/** Everything that refuses a financing, in the order of the form. */
export function findFinanceProblems(payload: FinancePayload, facts: FinanceFacts): Problem[] {
  const { ticket, today } = facts
  const refusal = ticket && ticketRefusal('FINANCE', ticket, today)
  return [
    ...(ticket === null ? [problem('fkCredit', '04000134')] : []),
    ...(refusal ? [refusal] : []),
    ...productProblems(payload, facts),
    ...amountProblems('amount', 'financeAmount', payload.amount),
    ...amountLimits(payload, facts),
    ...quoteProblems(payload, facts),
    ...within('trade', findTradeProblems(payload.trade, fenOf(payload.amount), facts)),
    ...within('trade', invoiceProblems(payload, facts)),
    ...accountProblems(payload, facts),
  ]
}

function productProblems({ pkProduct }: FinancePayload, { product, ticket, today }: FinanceFacts): Problem[] {
  if (pkProduct === '') return [notChosen('pkProduct', 'product')]
  if (product === null) return [problem('pkProduct', '01000302')]
  const refusal = product && ticket && productRefusal(product, ticket, today)
  return refusal ? [refusal] : []
}

/** Why a product does not take a ticket with so many days left; the form says the same beside the product. */
export function productRefusal(
  { minDays }: Pick<ProductTerms, 'minDays'>,
  { promisedDate }: Pick<TicketFacts, 'promisedDate'>,
  today: Day,
): Problem | undefined {
  return daysBetween(today, promisedDate) < minDays ? problem('pkProduct', '04000128', String(minDays)) : undefined
}

function amountLimits({ amount }: FinancePayload, { ticket, product }: FinanceFacts): Problem[] {
  const fen = fenOf(amount)
  if (fen === undefined) return []
  if (ticket !== null && fen > decimalToFen(ticket.amount)) {
    return [problem('amount', '04000132', formatMoney(ticket.amount))]
  }
  if (!product) return []
  const { minAmount, maxAmount } = product
  const fits = fen >= decimalToFen(minAmount) && fen <= decimalToFen(maxAmount)
  return fits ? [] : [problem('amount', '04000127', formatMoney(minAmount), formatMoney(maxAmount))]
}

function quoteProblems({ quote, pkProduct, amount }: FinancePayload, facts: FinanceFacts): Problem[] {
  const { quoteNow, now, isApproval, product, ticket } = facts
  // Without ticket, product and amount there is none to miss.
  if (ticket === null || pkProduct === '' || fenOf(amount) === undefined) return []
  if (quote === null) return [problem('quote', '06000102')]
  if (quote.loanDate >= ticket.promisedDate) return [problem('quote', '04000133', quote.loanDate)]
  if (isApproval) return product && product.rate !== quote.rate ? [problem('quote', '06000102')] : []
  if (!quoteNow || now === undefined) return []
  return holds(quote, quoteNow, now) ? [] : [problem('quote', '06000102')]
}

function accountProblems({ pkAccount, contactName, contactMobile }: FinancePayload, facts: FinanceFacts): Problem[] {
  return [
    ...(pkAccount === '' ? [notChosen('pkAccount', 'receivingAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
    ...(contactName === '' ? [missing('contactName', 'contactName')] : []),
    ...(contactMobile === '' ? [missing('contactMobile', 'contactMobile')] : []),
  ]
}

/** What the invoices are to the rest of the platform: one backs financings up to its amount, and no other ticket (I15). */
function invoiceProblems({ trade, amount }: FinancePayload, facts: FinanceFacts): Problem[] {
  const { otherInvoices, freeInvoices } = facts
  const { invoices } = trade
  const found = invoices.flatMap((invoice, index) => {
    const key = invoiceKey(invoice)
    const field = `invoices.${index}.invoiceNo`
    return otherInvoices?.has(key) ? [problem(field, '06000112', invoiceName(invoice))] : []
  })
  const amountFen = fenOf(amount)
  // Too little on paper is said by the rules of every trade background.
  const isShort = amountFen !== undefined && invoices.length > 0 && invoiceTotal(invoices) >= amountFen
  if (found.length > 0 || !isShort || freeInvoices === undefined) return found
  const { missingFen } = shareInvoices(invoices, freeInvoices, amountFen)
  if (missingFen === 0n) return []
  const used = invoices.findIndex(
    (invoice) => freeOfInvoice(invoice, freeInvoices) < decimalToFen(invoice.amountWithTax),
  )
  const invoice = invoices[used]
  if (invoice === undefined) return []
  const left = formatMoney(freeOfInvoice(invoice, freeInvoices))
  return [problem(`invoices.${used}.invoiceNo`, '06000114', invoiceName(invoice), left)]
}
