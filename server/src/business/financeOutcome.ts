import type { FinanceOutcome, FinancePayload } from '@jinpiao/contract/finance'
import { priceOn } from '@jinpiao/contract/quote'
import type { Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Question } from '../acts/evidence.ts'
import { accountAsked, askedOn, happenedAt, happenedOn, maySay, own, sameMoney, serial } from '../acts/said.ts'
import { type Application, submittedOn } from '../flow/application.ts'
import type { Judging, StepAbout } from '../flow/business.ts'

type Asked = Question<StepAbout<FinancePayload>>
const number = own(z.string().check(z.regex(/^[\w-]{4,64}$/)))

/** What proves that the platform has registered the assignment, that the funder agrees, and that the bank has paid. */
const proofs = {
  PLATFORM: {
    registryNo: number,
    registeredAt: maySay(happenedAt(({ about }: Asked) => submittedOn(about.application))),
  },
  FUNDER: { factoringNo: number },
  BANK: {
    bankSerial: serial,
    /** The day that prices it: before the ticket's own. */
    paidOn: happenedOn(askedOn, ({ about }: Asked) => about.application.promisedDate ?? undefined),
    netAmount: maySay(
      sameMoney(({ about: { application, payload } }: Asked, said) => {
        const paid = pricedOn(String(said['paidOn']), application, payload)
        return paid?.netFen ?? 0n
      }),
    ),
    accountNo: accountAsked,
  },
}
export const financeJudges: Judging<'FINANCE', FinancePayload>['judges'] = {
  PLATFORM: { APPROVE: proofs.PLATFORM },
  FUNDER: { APPROVE: proofs.FUNDER },
  BANK: { APPROVE: proofs.BANK },
}

/** As `outcome` keeps it; what may be left unsaid, and what older answers did not say, is not there. */
interface Proved {
  PLATFORM?: { registryNo: string; registeredAt?: string }
  FUNDER?: { factoringNo: string }
  BANK?: { bankSerial: string; paidOn?: string }
}

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
  payload: FinancePayload,
): Paid | undefined {
  const { BANK } = provedOf(application)
  if (!BANK || payload.quote === null) return undefined
  const loanDate = BANK.paidOn ?? application.finishedAt?.slice(0, 10) ?? payload.quote.loanDate
  const price = pricedOn(loanDate, application, payload)
  return price && { loanDate, bankSerial: BANK.bankSerial, ...price }
}

/** Days, fee and net amount at the signed rate, were it paid on that day. */
function pricedOn(
  loanDate: Day,
  { amountFen, promisedDate }: Pick<Application, 'amountFen' | 'promisedDate'>,
  { quote }: FinancePayload,
) {
  if (amountFen === null || promisedDate === null || quote === null) return undefined
  // Per cent with two places, so hundredths of a per cent are what fen are of a yuan.
  const rateBp = Number(decimalToFen(quote.rate))
  return priceOn(loanDate, { amountFen, promisedDate, rateBp, dayBasis: quote.dayBasis })
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
