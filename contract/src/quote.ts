import { type Day, daysBetween, instantInShanghai } from '@jinpiao/values/days'
import { type Fen, fenToDecimal } from '@jinpiao/values/money'
import { serviceFee } from '@jinpiao/values/serviceFee'
import { addWorkingDays, type Holiday, serviceDay } from '@jinpiao/values/workingDays'
import { QUOTE_MINUTES, type Quote } from './finance.ts'

const MINUTE_MS = 60_000

/**
 * The day on which the bank is expected to pay (spec §9): T is the working day of the review, today until 16:00 in Shanghai,
 * and the payment comes on T+1. Submitted on a Friday at 16:30, it is reviewed on Monday and paid on Tuesday.
 *
 * @param now milliseconds since the epoch.
 */
export const loanDayOf = (now: number, holidays: readonly Holiday[]): Day =>
  addWorkingDays(serviceDay(now, holidays), 1, holidays)

export interface Priced {
  amountFen: Fen
  promisedDate: Day
  /** Of the product. */
  rateBp: number
  dayBasis: number
}

/** Days, fee and net amount if the bank pays on this day: the first day counts, the promised date does not. Never below zero. */
export function priceOn(loanDate: Day, { amountFen, promisedDate, rateBp, dayBasis }: Priced) {
  const feeDays = Math.max(daysBetween(loanDate, promisedDate), 0)
  const fee = serviceFee({ amount: amountFen, rateBp, days: feeDays, dayBasis })
  const taken = fee < amountFen ? fee : amountFen
  return { feeDays, feeFen: taken, netFen: amountFen - taken }
}

/** What a funder takes of an amount, if nothing moves the expected day. @param now milliseconds since the epoch. */
export function quoteOf(priced: Priced, now: number, holidays: readonly Holiday[]): Quote {
  const loanDate = loanDayOf(now, holidays)
  const { feeDays, feeFen, netFen } = priceOn(loanDate, priced)
  return {
    rate: (priced.rateBp / 100).toFixed(2),
    dayBasis: priced.dayBasis,
    loanDate,
    feeDays,
    serviceFee: fenToDecimal(feeFen),
    netAmount: fenToDecimal(netFen),
    validUntil: instantInShanghai(now + QUOTE_MINUTES * MINUTE_MS),
  }
}

/** Whether a quote still says what would be quoted now. @param now milliseconds since the epoch. */
export const holds = (quote: Quote, today: Quote, now: number): boolean =>
  Date.parse(quote.validUntil) > now &&
  (['rate', 'dayBasis', 'loanDate', 'feeDays', 'serviceFee', 'netAmount'] as const).every(
    (name) => quote[name] === today[name],
  )
