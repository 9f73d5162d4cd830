import type { FinanceOutcome, FinancePayload } from '@jinpiao/contract/finance'
import { priceOn } from '@jinpiao/contract/quote'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Application } from '../flow/application.ts'

/** What proves that the platform has registered the assignment, that the funder agrees, and that the bank has paid. */
export const financeEvidence = {
  PLATFORM: z.object({
    registryNo: z.string().check(z.regex(/^[\w-]{4,64}$/)),
    registeredAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  FUNDER: z.object({ factoringNo: z.string().check(z.regex(/^[\w-]{4,64}$/)) }),
  BANK: z.object({
    bankSerial: z.string().check(z.regex(/^[\w-]{4,64}$/)),
    /** Left out: on the day of the answer. */
    paidOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
}
type Proved = { [From in keyof typeof financeEvidence]?: z.output<(typeof financeEvidence)[From]> }

const provedOf = ({ outcome }: Pick<Application, 'outcome'>): Proved =>
  outcome === null ? {} : (JSON.parse(outcome) as Proved)

/** What the bank has paid, and the funder has kept: the day of the payment decides. */
export interface Paid {
  loanDate: Day
  bankSerial: string
  feeDays: number
  feeFen: bigint
  netFen: bigint
}

/** Undefined while the bank has not paid. `finishedAt` is the day of its answer, where it names none. */
export function paidOf(
  application: Pick<Application, 'outcome' | 'amountFen' | 'promisedDate' | 'finishedAt'>,
  { quote }: FinancePayload,
): Paid | undefined {
  const { BANK } = provedOf(application)
  const { amountFen, promisedDate, finishedAt } = application
  if (!BANK || amountFen === null || promisedDate === null || quote === null) return undefined
  const loanDate = BANK.paidOn ?? finishedAt?.slice(0, 10) ?? quote.loanDate
  const { dayBasis } = quote
  // Per cent with two places, so hundredths of a per cent are what fen are of a yuan.
  const rateBp = Number(decimalToFen(quote.rate))
  return { loanDate, bankSerial: BANK.bankSerial, ...priceOn(loanDate, { amountFen, promisedDate, rateBp, dayBasis }) }
}

/** What has been proved so far; null before the platform has answered. */
export function outcomeOf(application: Application, payload: FinancePayload): FinanceOutcome | null {
  const { PLATFORM, FUNDER } = provedOf(application)
  const paid = paidOf(application, payload)
  if (!PLATFORM && !FUNDER && !paid) return null
  return {
    loanDate: paid?.loanDate ?? null,
    feeDays: paid?.feeDays ?? null,
    serviceFee: paid ? fenToDecimal(paid.feeFen) : null,
    netAmount: paid ? fenToDecimal(paid.netFen) : null,
    bankSerial: paid?.bankSerial ?? null,
    registryNo: PLATFORM?.registryNo ?? null,
    factoringNo: FUNDER?.factoringNo ?? null,
    registeredAt: PLATFORM?.registeredAt ?? null,
  }
}
