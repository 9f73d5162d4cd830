import { addDays, type Day } from '@jinpiao/values/days'
import { decimalToFen, type Fen, fenToDecimal, formatMoney, sumMoney } from '@jinpiao/values/money'
import { shareOf } from '@jinpiao/values/share'
import type { CheckTopic } from './checks.ts'
import { type ExchangePayload, MAX_EXCHANGED } from './exchange.ts'
import { missing, notChosen, type Problem, problem } from './problems.ts'
import { productKinds } from './productKinds.ts'
import { termOf } from './terms.ts'
import { type TicketFacts, ticketRefusal } from './ticketRules.ts'

/** A ticket that is to be exchanged, as it stands when the exchange is judged. */
export interface ExchangeTicketFacts extends TicketFacts {
  /** Whoever has issued it: by key on the server, by name in the form. */
  issuer: string
  amount: string
}

/** What an accepting bank offers. */
export interface ExchangeTerms {
  /** Of the face value, in 1/10000. */
  feeBp: number
  minAmount: string
  maxAmount: string
  /** Between today and the due day of its bills. */
  minDays: number
  maxDays: number
}

export interface ExchangeFacts {
  today: Day
  /** By key; a ticket that is not the applicant's is not in it. */
  tickets: ReadonlyMap<string, ExchangeTicketFacts>
  /** Undefined: nobody has asked; null: no longer offered. */
  product?: ExchangeTerms | null | undefined
  /** Whether the enterprise has opened the product; undefined: nobody has asked. */
  isOpened?: boolean | undefined
  isAccountProved?: boolean | undefined
}

/** What a bill costs, and when it may be due: `to` before `from` where no day fits. */
export interface ExchangeQuote {
  totalFen: Fen
  feeFen: Fen
  from: Day
  to: Day
}

/**
 * The price of tickets: a share of their sum, whatever their days. The bill is due when the last ticket is paid, or later,
 * as far as the accepting bank goes: tickets of 2026-12-20 and 2027-01-20 with a bank that goes to 2027-05-20 give a bill
 * between 2027-01-20 and 2027-05-20.
 */
export function quoteExchange(
  tickets: readonly Pick<ExchangeTicketFacts, 'amount' | 'promisedDate'>[],
  { feeBp, minDays, maxDays }: Pick<ExchangeTerms, 'feeBp' | 'minDays' | 'maxDays'>,
  today: Day,
): ExchangeQuote {
  const totalFen = sumMoney(tickets.map(({ amount }) => amount))
  const days = [addDays(today, minDays), ...tickets.map(({ promisedDate }) => promisedDate)].toSorted()
  return { totalFen, feeFen: shareOf(totalFen, feeBp), from: days.at(-1) ?? today, to: addDays(today, maxDays) }
}

/** Everything that refuses an exchange, in the order of the form. */
export function findExchangeProblems(payload: ExchangePayload, facts: ExchangeFacts): Problem[] {
  const { fkCredits, fkProduct, billDueDate, pkAccount } = payload
  return [
    ...(facts.isOpened === false ? [problem('', '01000203', productKinds.EXCHANGE.name)] : []),
    ...ticketProblems(fkCredits, facts),
    ...(fkProduct === '' ? [notChosen('fkProduct', 'acceptorName')] : []),
    ...(fkProduct !== '' && facts.product === null ? [problem('fkProduct', '01000302')] : []),
    ...(billDueDate === '' ? [missing('billDueDate', 'billDueDate')] : []),
    ...quoteProblems(payload, facts),
    ...(pkAccount === '' ? [notChosen('pkAccount', 'receivingAccount')] : []),
    ...(pkAccount !== '' && facts.isAccountProved === false ? [problem('pkAccount', '07000102')] : []),
  ]
}

function ticketProblems(fkCredits: readonly string[], { tickets, today }: ExchangeFacts): Problem[] {
  const count = new Set(fkCredits).size
  if (count === 0 || count > MAX_EXCHANGED || count < fkCredits.length) return [problem('fkCredits', '08000106')]
  const first = tickets.get(fkCredits[0] ?? '')
  return fkCredits.flatMap((key, index) => {
    const field = `fkCredits.${index}`
    const ticket = tickets.get(key)
    if (ticket === undefined) return [problem(field, '01000302')]
    const refusal = ticketRefusal('EXCHANGE', ticket, today)
    if (refusal) return [{ ...refusal, field }]
    return first !== undefined && ticket.issuer !== first.issuer ? [problem(field, '08000101')] : []
  })
}

/** What only tickets and accepting bank together say: how much, until when, at which price. */
function quoteProblems(
  { fkCredits, billDueDate, feeQuoted }: ExchangePayload,
  { tickets, product, today }: ExchangeFacts,
): Problem[] {
  const chosen = fkCredits.flatMap((key) => tickets.get(key) ?? [])
  if (!product || chosen.length === 0) return []
  const { totalFen, feeFen, from, to } = quoteExchange(chosen, product, today)
  const [min, max] = amountsOf(product)
  const fits = billDueDate === '' || (billDueDate >= from && billDueDate <= to)
  return [
    ...(fits ? [] : [problem('billDueDate', '08000102', from, to)]),
    ...(totalFen < min || totalFen > max ? [problem('fkProduct', '08000108', formatMoney(min), formatMoney(max))] : []),
    ...(feeQuoted === fenToDecimal(feeFen) ? [] : [problem('feeQuoted', '06000102')]),
  ]
}

/** The sums that an accepting bank takes. One that is too small for a fee is none: there would be nothing to pay. */
function amountsOf({ feeBp, minAmount, maxAmount }: ExchangeTerms): [min: Fen, max: Fen] {
  const min = decimalToFen(minAmount)
  const withFee = feeBp > 0 ? (5_000n + BigInt(feeBp) - 1n) / BigInt(feeBp) : min
  return [withFee > min ? withFee : min, decimalToFen(maxAmount)]
}

/** What a reviewer reads of an exchange, in the order of the form. */
export const exchangeTopics: readonly CheckTopic[] = [
  { name: ['产品与金票', 'Product and tickets'], fields: /^($|fkCredits)/ },
  { name: ['承兑行与手续费', 'Accepting bank and fee'], fields: /^(fkProduct|feeQuoted)/ },
  { name: termOf('billDueDate').name, fields: /^billDueDate/ },
  { name: termOf('receivingAccount').name, fields: /^pkAccount/ },
]
